import { membersConsoleCalls as calls, type MemberList } from '@meetingapp/contract/members/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { App, Button, Form, Input } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { BilingualText } from '../../../lib/forms/BilingualText.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { useFormChanged } from '../../../lib/forms/unsaved.ts';
import { changed } from '../data.ts';

interface ListPaneProps {
  cid: number;
  /** Null: a new one. */
  list: MemberList | null;
  close: () => void;
  saved: (listId: number) => void;
}

const none = { zh: '', en: '' };
type Fields = Pick<MemberList, 'title' | 'description' | 'benefits' | 'joinUrl'>;

/** Name of a list, its benefits and how to join, as people read them on the phone. */
export function ListPane({ cid, list, close, saved }: ListPaneProps) {
  const t = useT('membersConsole');
  const common = useT('console');
  const [form] = Form.useForm<Fields>();
  const save = useChange(calls.saveList, { refreshes: changed, said: common('saved') });
  const language = useLanguage();
  const { modal } = App.useApp();
  const removal = useChange(calls.removeList, { refreshes: [calls.lists], said: t('list.removed') });
  const named = (title: MemberList['title']) => pickLanguage(title, language);
  const before: Fields = {
    title: list?.title ?? none,
    description: list?.description ?? none,
    benefits: list?.benefits ?? [],
    joinUrl: list?.joinUrl ?? '',
  };
  const edited = useFormChanged(form, before);
  function remove({ id, title, people }: MemberList) {
    void modal.confirm({
      title: t('list.removeTitle', { title: named(title) }),
      content: t('list.removeText', { count: people.toLocaleString('en') }),
      okText: t('list.remove'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => {
        if ((await removal.change({ cid, listId: id })).ok) close();
      },
    });
  }
  async function submit(fields: Fields) {
    const benefits = fields.benefits.filter(({ zh, en }) => zh.trim() !== '' || en.trim() !== '');
    const outcome = await save.change({ cid, list: { ...fields, benefits, id: list?.id ?? null } });
    if (outcome.ok) return saved(outcome.answer.listId);
    const faults = outcome.failure.faults.map((fault) => ({ ...fault, field: fault.field.replace('list.', '') }));
    showFaults(form, { ...outcome.failure, faults });
  }
  return (
    <Pane title={t(list ? 'list.edit' : 'list.make')} close={close} changed={edited}>
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        className="fields"
        initialValues={before}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item name="title" label={t('list.title')}>
          <BilingualInput label={t('list.title')} maxLength={100} />
        </Form.Item>
        <Form.Item name="description" label={t('list.description')}>
          <BilingualText label={t('list.description')} low />
        </Form.Item>
        <Form.List name="benefits">
          {(rows, { add, remove }) => (
            <Form.Item label={t('list.benefits')}>
              {rows.map(({ key, name }, index) => (
                <div key={key} className="row member-benefit">
                  <Form.Item name={name} noStyle>
                    <BilingualInput label={t('list.benefit', { number: index + 1 })} />
                  </Form.Item>
                  <Button
                    type="text"
                    size="small"
                    aria-label={t('list.removeBenefit', { number: index + 1 })}
                    icon={<Icon icon={x} />}
                    onClick={() => remove(name)}
                  />
                </div>
              ))}
              {rows.length < 20 && (
                <Button size="small" onClick={() => add(none)}>
                  {t('list.addBenefit')}
                </Button>
              )}
            </Form.Item>
          )}
        </Form.List>
        <Form.Item name="joinUrl" label={t('list.joinUrl')} extra={t('list.joinHint')}>
          <Input inputMode="url" maxLength={500} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.busy}>
          {t('save')}
        </Button>
      </Form>
      {list && (
        <section>
          {list.usedBy.length > 0 && (
            <p className="small quiet">{t('list.inUse', { titles: list.usedBy.map(named).join(' · ') })}</p>
          )}
          <ActButton
            danger
            lacks={{ inUse: list.usedBy.length > 0 }}
            loading={removal.busy}
            onClick={() => remove(list)}
          >
            {t('list.remove')}
          </ActButton>
        </section>
      )}
      {list && <History cid={cid} subject="member_list" id={list.id} />}
    </Pane>
  );
}
