import { noticeCalls as calls, type HomeNotice } from '@meetingapp/contract/home/notice.ts';
import { App, Button, Checkbox, DatePicker, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { fromPicker, toPicker } from '../../../lib/time/zone.ts';

type Words = Pick<HomeNotice, 'title' | 'text' | 'urgent'> & { from: string | null; until: string | null };
type Fields = Omit<Words, 'from' | 'until'> & { from: Dayjs | null; until: Dayjs | null };

const empty: Words = { title: { zh: '', en: '' }, text: { zh: '', en: '' }, urgent: false, from: null, until: null };

export interface NoticePaneProps {
  /** Null: a new one. */
  notice: HomeNotice | null;
  mayWrite: boolean;
  close: () => void;
  saved: (id: number) => void;
}

/** One notice: text and period. Typed text survives a reload. */
export function NoticePane({ notice, mayWrite, close, saved }: NoticePaneProps) {
  const t = useT('notices');
  const c = useT('console');
  const cid = useCid();
  const { modal } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const draft = useDraft<Words>(`notice/${cid}/${notice?.id ?? 'new'}`, notice ? wordsOf(notice) : empty);
  const refreshes = [calls.notices];
  const save = useChange(calls.saveNotice, { refreshes, said: c('saved') });
  const remove = useChange(calls.removeNotice, { refreshes });

  async function submit() {
    const { from, ...words } = draft.value;
    const wish = { ...words, id: notice?.id ?? null, from: from ?? new Date().toISOString() };
    const outcome = await save.change({ cid, notice: wish, seen: notice?.version ?? null });
    if (outcome.ok) {
      draft.settle(draft.value);
      return saved(outcome.answer.noticeId);
    }
    const faults = outcome.failure.faults.map((fault) => ({ ...fault, field: fault.field.split('.')[1] ?? '' }));
    showFaults(form, { ...outcome.failure, faults });
  }
  async function ask() {
    const sure = await modal.confirm({ title: t('removeSure'), okText: t('remove'), okButtonProps: { danger: true } });
    if (!sure || !notice || !(await remove.change({ cid, noticeId: notice.id })).ok) return;
    draft.forget();
    close();
  }
  return (
    <Pane title={notice ? t('one') : t('add')} close={close}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        className="fields"
        disabled={!mayWrite}
        initialValues={fieldsOf(draft.value)}
        onValuesChange={(_one, all: Fields) => draft.set(typed(all))}
        onFinish={() => void submit()}
      >
        <Form.Item name="title" label={t('title')}>
          <BilingualInput label={t('title')} maxLength={60} />
        </Form.Item>
        <Form.Item name="text" label={t('text')}>
          <BilingualInput label={t('text')} rows={4} maxLength={2000} />
        </Form.Item>
        <Form.Item name="urgent" valuePropName="checked" extra={t('urgentNote')}>
          <Checkbox>{t('urgent')}</Checkbox>
        </Form.Item>
        <Form.Item name="from" label={t('from')} extra={t('fromNote')}>
          <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
        </Form.Item>
        <Form.Item name="until" label={t('until')} extra={t('untilNote')}>
          <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
        </Form.Item>
        <span className="row">
          <Button type="primary" htmlType="submit" loading={save.busy} disabled={!mayWrite || !draft.changed}>
            {t('save')}
          </Button>
          {notice && (
            <Button danger type="text" loading={remove.busy} onClick={() => void ask()}>
              {t('remove')}
            </Button>
          )}
        </span>
      </Form>
      {notice && <History cid={cid} subject="notice" id={notice.id} />}
    </Pane>
  );
}

const wordsOf = ({ id: _id, version: _version, ...words }: HomeNotice): Words => words;
const fieldsOf = (words: Words): Fields => ({
  ...words,
  from: words.from === null ? null : toPicker(words.from),
  until: words.until === null ? null : toPicker(words.until),
});
const typed = (fields: Fields): Words => ({
  ...fields,
  from: fields.from ? fromPicker(fields.from) : null,
  until: fields.until ? fromPicker(fields.until) : null,
});
