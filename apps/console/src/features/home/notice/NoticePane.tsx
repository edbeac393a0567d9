import { noticeCalls as calls, type HomeNotice } from '@meetingapp/contract/home/notice.ts';
import { App, Button, Checkbox, Form } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FormConflicts } from '../../../lib/forms/FormConflicts.tsx';
import { SaveButton } from '../../../lib/forms/SaveButton.tsx';
import { useFieldForm } from '../../../lib/forms/use-field-form.ts';
import { ClockPicker } from '../../../lib/time/ClockPicker.tsx';
import { fromClock, toClock } from '../../../lib/time/zone.ts';

type Words = Pick<HomeNotice, 'title' | 'text' | 'urgent'> & { from: string | null; until: string | null };

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
  const cid = useCid();
  const { modal } = App.useApp();
  const [form] = Form.useForm<Words>();
  const refreshes = [calls.notices];
  const remove = useChange(calls.removeNotice, { refreshes });

  const edited = useFieldForm({
    form,
    name: `notice/${cid}`,
    id: notice?.id ?? null,
    saved: notice ? wordsOf(notice) : empty,
    call: calls.saveNotice,
    bodyOf: ({ from, ...words }) => ({
      cid,
      notice: { ...words, id: notice?.id ?? null, from: from ?? new Date().toISOString() },
      seen: notice?.version ?? null,
    }),
    within: 'notice.',
    reads: refreshes,
    idOf: ({ noticeId }) => noticeId,
    done: ({ noticeId }) => saved(noticeId),
  });
  async function ask() {
    const sure = await modal.confirm({ title: t('removeSure'), okText: t('remove'), okButtonProps: { danger: true } });
    if (!sure || !notice || !(await remove.change({ cid, noticeId: notice.id })).ok) return;
    edited.forget();
    close();
  }
  return (
    <Pane title={notice ? t('one') : t('add')} close={close}>
      <Form layout="vertical" requiredMark={false} className="fields" disabled={!mayWrite} {...edited.form}>
        <FormConflicts
          of={notice && { cid, subject: 'notice', id: notice.id }}
          edited={edited}
          labels={{ title: t('title'), text: t('text'), urgent: t('urgent'), from: t('from'), until: t('until') }}
        />
        <Form.Item name="title" label={t('title')}>
          <BilingualInput label={t('title')} maxLength={60} />
        </Form.Item>
        <Form.Item name="text" label={t('text')}>
          <BilingualInput label={t('text')} rows={4} maxLength={2000} />
        </Form.Item>
        <Form.Item name="urgent" valuePropName="checked" extra={t('urgentNote')}>
          <Checkbox>{t('urgent')}</Checkbox>
        </Form.Item>
        <Form.Item name="from" label={t('from')} extra={t('fromNote')} {...moment}>
          <ClockPicker />
        </Form.Item>
        <Form.Item name="until" label={t('until')} extra={t('untilNote')} {...moment}>
          <ClockPicker />
        </Form.Item>
        <span className="row">
          {mayWrite && <SaveButton edited={edited}>{t('save')}</SaveButton>}
          {mayWrite && notice && (
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

/** The form keeps instants; the picker shows them in the conference's zone. */
const moment = {
  getValueProps: (at: string | null) => ({ value: at ? toClock(at) : '' }),
  normalize: (clock: string) => fromClock(clock),
};
