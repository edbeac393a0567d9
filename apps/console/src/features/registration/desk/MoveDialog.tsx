import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration/console.ts';
import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import { Form, Input, Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { changed, useChoices } from '../data.ts';

/** Moves a registration to another branch at the same fee; fails without a change when the branch is full. */
export function MoveDialog({ cid, one, close }: { cid: number; one: RegistrationAtDesk; close: () => void }) {
  const t = useT('registrationConsole');
  const [form] = Form.useForm<{ branchId: number; reason?: string }>();
  const branches = useChoices(cid).answer?.branches ?? [];
  const { change, busy } = useChange(calls.move, { refreshes: changed });
  async function done() {
    const entered = await form.validateFields().catch(() => null);
    if (entered && (await change({ cid, id: one.id, reason: '', ...entered })).ok) close();
  }
  return (
    <FieldDialog
      title={t('pane.moveTitle', { name: one.name })}
      okText={t('pane.move')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      close={close}
      form={form}
      onOk={() => void done()}
    >
      <Form form={form} layout="vertical" requiredMark={false}>
        <Form.Item name="branchId" label={t('pane.moveTo')} rules={[{ required: true, message: t('pane.moveTo') }]}>
          <Select
            options={branches
              .filter(({ id }) => id !== one.branchId)
              .map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Form.Item>
        <Form.Item name="reason" label={t('pane.reason')}>
          <Input maxLength={200} />
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}
