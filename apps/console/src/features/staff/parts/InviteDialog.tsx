import type { StaffRole } from '@meetingapp/contract/call.ts';
import { staffPeopleCalls } from '@meetingapp/contract/staff/people.ts';
import { Form, Input, type InputRef } from 'antd';
import { useRef } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { emailRules } from '../view.ts';
import { RoleBoxes } from './RoleBoxes.tsx';

interface Fields {
  name: string;
  email: string;
  roles: StaffRole[];
}

/** Invites to one conference, or to the whole society where `cid` is null. */
export function InviteDialog({ cid, close }: { cid: number | null; close: () => void }) {
  const t = useT('staff');
  const first = useRef<InputRef>(null);
  const [form] = Form.useForm<Fields>();
  const after = {
    refreshes: [staffPeopleCalls.people, staffPeopleCalls.societyPeople],
    said: t('people.sent'),
  };
  const here = useChange(staffPeopleCalls.invite, after);
  const everywhere = useChange(staffPeopleCalls.societyInvite, after);
  async function submit({ roles, ...person }: Fields) {
    const outcome =
      cid === null
        ? await everywhere.change({ ...person, grants: roles.map((role) => ({ cid: null, role })) })
        : await here.change({ ...person, cid, roles });
    if (outcome.ok) close();
    else showFaults(form, outcome.failure);
  }
  return (
    <FieldDialog
      width={480}
      title={t('people.invite')}
      okText={t('people.send')}
      cancelText={t('own.cancel')}
      confirmLoading={here.busy || everywhere.busy}
      onOk={() => form.submit()}
      close={close}
      form={form}
      afterOpenChange={(open) => open && first.current?.focus()}
    >
      <p className="quiet">{t('people.sendText')}</p>
      <Form
        form={form}
        name="invite"
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        style={{ marginTop: 12 }}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item name="name" label={t('people.name')} rules={[{ required: true, message: t('people.nameEmpty') }]}>
          <Input maxLength={100} ref={first} />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('people.email')}
          rules={emailRules(t('people.emailEmpty'), t('login.emailWrong'))}
        >
          <Input type="email" maxLength={200} />
        </Form.Item>
        <Form.Item
          name="roles"
          label={t(cid === null ? 'people.rolesEverywhere' : 'people.rolesHere')}
          rules={[{ required: true, message: t('people.rolesEmpty') }]}
        >
          <RoleBoxes here={cid !== null} />
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}
