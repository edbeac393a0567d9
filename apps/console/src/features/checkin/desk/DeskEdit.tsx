import { badgeCalls } from '@meetingapp/contract/checkin/badge.ts';
import { deskCalls, type DeskPerson } from '@meetingapp/contract/checkin/desk.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { ticketRoles } from '@meetingapp/domain/checkin/ticket-roles.ts';
import { Form, Input, Select, type InputRef } from 'antd';
import { useRef } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

type Fields = Pick<DeskPerson, 'name' | 'role'> & { company: string };

const refreshes = [deskCalls.deskPerson, deskCalls.deskFind, deskCalls.deskBadge];

/** What is corrected at a desk while somebody waits: name and institution in the registration, the role of the ticket. */
export function DeskEdit({ person, close }: { person: DeskPerson; close: () => void }) {
  const t = useT('checkinDesk');
  const names = useT('checkinConsole');
  const cid = useCid();
  const [form] = Form.useForm<Fields>();
  const first = useRef<InputRef>(null);
  const mayAnswer = useRole(roles.desk);
  const mayRole = useRole(roles.door) && (person.state === 'ready' || person.state === 'in');
  const edit = useChange(registrationConsoleCalls.edit, { refreshes });
  const role = useChange(badgeCalls.setRole, { refreshes });
  // A form that asks for no institution would drop it.
  const asked = useCall(registrationConsoleCalls.form, { cid, id: person.regId }, { enabled: mayAnswer });
  const asksInstitution = !mayAnswer || (asked.answer?.fields.some(({ cfgCode }) => cfgCode === 'company') ?? false);
  const before: Fields = { name: person.name, company: person.institution, role: person.role };

  async function submit(fields: Fields) {
    const next = { ...before, ...fields };
    if (mayAnswer && (next.name !== before.name || next.company !== before.company)) {
      const answers = { name: next.name, ...(asksInstitution ? { company: next.company } : {}) };
      const outcome = await edit.change({ cid, id: person.regId, answers });
      if (!outcome.ok) return showFaults(form, outcome.failure);
    }
    if (mayRole && next.role !== before.role) {
      const outcome = await role.change({ cid, regId: person.regId, role: next.role });
      if (!outcome.ok) return;
    }
    close();
  }
  return (
    <FieldDialog
      title={t('editTitle', { name: person.name })}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={edit.busy || role.busy}
      close={close}
      form={form}
      onOk={form.submit}
      afterOpenChange={(open) => open && first.current?.focus()}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={before}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item name="name" label={t('fieldName')}>
          <Input ref={first} maxLength={100} disabled={!mayAnswer} onPressEnter={form.submit} />
        </Form.Item>
        {asksInstitution && (
          <Form.Item name="company" label={t('institution')}>
            <Input maxLength={200} disabled={!mayAnswer} onPressEnter={form.submit} />
          </Form.Item>
        )}
        <Form.Item name="role" label={t('role')}>
          <Select
            disabled={!mayRole}
            options={ticketRoles.map((value) => ({ value, label: names(`roles.${value}`) }))}
          />
        </Form.Item>
        <p className="small quiet-2">{mayAnswer ? t('editNote') : t('noEdit')}</p>
      </Form>
    </FieldDialog>
  );
}
