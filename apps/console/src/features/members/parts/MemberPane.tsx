import { membersConsoleCalls as calls, type MemberEntry } from '@meetingapp/contract/members/console.ts';
import { Button, Form, Input } from 'antd';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { changed, useRemoval } from '../data.ts';

interface MemberPaneProps {
  cid: number;
  listId: number;
  /** Null: a new member. */
  member: MemberEntry | null;
  mayChange: boolean;
  close: () => void;
}

interface Fields {
  name: string;
  phone: string;
  email: string;
  validFrom: string;
  validUntil: string;
}

/** One person of the list. */
export function MemberPane({ cid, listId, member, mayChange, close }: MemberPaneProps) {
  const t = useT('membersConsole');
  const common = useT('console');
  const [form] = Form.useForm<Fields>();
  const save = useChange(calls.saveEntry, { refreshes: changed, said: common('saved'), quiet: true });
  const removal = useRemoval(cid, listId);
  async function submit({ validFrom, validUntil, ...fields }: Fields) {
    const days = { validFrom: validFrom || null, validUntil: validUntil || null };
    const outcome = await save.change({ cid, listId, entry: { id: member?.id ?? null, ...fields, ...days } });
    if (outcome.ok) return close();
    const faults = outcome.failure.faults.map((fault) => ({ ...fault, field: fault.field.replace('entry.', '') }));
    showFaults(form, { ...outcome.failure, faults });
  }
  const fields = [
    { name: 'name', label: t('columns.name'), maxLength: 60 },
    { name: 'phone', label: t('columns.phone'), maxLength: 30 },
    { name: 'email', label: t('columns.email'), maxLength: 120, extra: t('contactHint') },
  ] as const;
  return (
    <Pane title={member?.name ?? t('add')} close={close}>
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        className="fields"
        disabled={!mayChange}
        initialValues={{
          name: member?.name ?? '',
          phone: member?.phone ?? '',
          email: member?.email ?? '',
          validFrom: member?.validFrom ?? '',
          validUntil: member?.validUntil ?? '',
        }}
        onFinish={(values) => void submit(values)}
      >
        {fields.map(({ name, label, maxLength, ...rest }) => (
          <Form.Item key={name} name={name} label={label} {...rest}>
            <Input maxLength={maxLength} autoComplete="off" />
          </Form.Item>
        ))}
        <div className="member-days">
          {(['validFrom', 'validUntil'] as const).map((name) => (
            <Form.Item key={name} name={name} label={t(`fields.${name}`)} extra={t('emptyDay')}>
              <Input type="date" max="9999-12-31" />
            </Form.Item>
          ))}
        </div>
        {mayChange && (
          <span className="row">
            <Button type="primary" htmlType="submit" loading={save.busy}>
              {t('save')}
            </Button>
            {member && (
              <Button
                danger
                type="text"
                loading={removal.busy}
                onClick={() => void removal.takeOut([member]).then((done) => done && close())}
              >
                {t('remove')}
              </Button>
            )}
          </span>
        )}
      </Form>
      {member && <History cid={cid} subject="member_list_entry" id={member.id} />}
    </Pane>
  );
}
