import { membersConsoleCalls as calls, type MemberEntry } from '@meetingapp/contract/members/console.ts';
import { Button, Form, Input } from 'antd';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { DayPicker } from '../../../lib/time/DayPicker.tsx';
import { FormConflicts } from '../../../lib/forms/FormConflicts.tsx';
import { SaveButton } from '../../../lib/forms/SaveButton.tsx';
import { useFieldForm } from '../../../lib/forms/use-field-form.ts';
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

const entryOf = ({ validFrom, validUntil, ...fields }: Fields) => ({
  ...fields,
  validFrom: validFrom || null,
  validUntil: validUntil || null,
});

/** One person of the list. */
export function MemberPane({ cid, listId, member, mayChange, close }: MemberPaneProps) {
  const t = useT('membersConsole');
  const [form] = Form.useForm<Fields>();
  const saved = {
    name: member?.name ?? '',
    phone: member?.phone ?? '',
    email: member?.email ?? '',
    validFrom: member?.validFrom ?? '',
    validUntil: member?.validUntil ?? '',
  };
  const edited = useFieldForm({
    form,
    name: `member/${cid}/${listId}`,
    id: member?.id ?? null,
    saved,
    call: calls.saveEntry,
    bodyOf: (fields) => ({
      cid,
      listId,
      entry: { id: member?.id ?? null, ...entryOf(fields) },
      seen: member && entryOf(saved),
    }),
    within: 'entry.',
    reads: changed,
    idOf: ({ entryId }) => entryId,
    done: (_answer, _sent, left) => {
      if (!left) close();
    },
  });
  const removal = useRemoval(cid, listId);
  const fields = [
    { name: 'name', label: t('columns.name'), maxLength: 60 },
    { name: 'phone', label: t('columns.phone'), maxLength: 30 },
    { name: 'email', label: t('columns.email'), maxLength: 120, extra: t('contactHint') },
  ] as const;
  return (
    <Pane title={member?.name ?? t('add')} close={close}>
      <Form<Fields> layout="vertical" requiredMark={false} className="fields" disabled={!mayChange} {...edited.form}>
        <FormConflicts
          of={member && { cid, subject: 'member_list_entry', id: member.id }}
          edited={edited}
          labels={{
            name: t('columns.name'),
            phone: t('columns.phone'),
            email: t('columns.email'),
            validFrom: t('fields.validFrom'),
            validUntil: t('fields.validUntil'),
          }}
        />
        {fields.map(({ name, label, maxLength, ...rest }) => (
          <Form.Item key={name} name={name} label={label} {...rest}>
            <Input maxLength={maxLength} autoComplete="off" />
          </Form.Item>
        ))}
        <div className="member-days">
          {(['validFrom', 'validUntil'] as const).map((name) => (
            <Form.Item key={name} name={name} label={t(`fields.${name}`)} extra={t('emptyDay')}>
              <DayPicker />
            </Form.Item>
          ))}
        </div>
        {mayChange && (
          <span className="row">
            <SaveButton edited={edited}>{t('save')}</SaveButton>
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
