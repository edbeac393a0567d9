import { Checkbox, Form, Input } from 'antd';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useT } from '../../../lib/texts/texts.ts';

export interface GivenReason {
  reason: string;
  tell: boolean;
}

/** Asks for a reason before an action that reaches people. */
export function ReasonDialog({
  title,
  act,
  danger,
  askTell,
  busy,
  close,
  done,
}: {
  title: string;
  /** Label of the confirming button. */
  act: string;
  danger?: boolean;
  askTell?: boolean;
  busy: boolean;
  close: () => void;
  done: (said: GivenReason) => void;
}) {
  const t = useT('registrationConsole');
  const [form] = Form.useForm<GivenReason>();
  const needed = [{ required: true, whitespace: true, message: t('pane.reasonMissing') }];
  return (
    <FieldDialog
      title={title}
      okText={act}
      cancelText={t('cancel')}
      confirmLoading={busy}
      okButtonProps={{ danger: danger === true }}
      close={close}
      form={form}
      onOk={async () => {
        const said = await form.validateFields().catch(() => null);
        if (said) done({ ...said, tell: said.tell ?? true });
      }}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ tell: true }}>
        <Form.Item name="reason" label={t('pane.reason')} extra={t('pane.reasonHint')} rules={needed}>
          <Input.TextArea rows={4} maxLength={500} />
        </Form.Item>
        {askTell && (
          <Form.Item name="tell" valuePropName="checked">
            <Checkbox>{t('pane.tell')}</Checkbox>
          </Form.Item>
        )}
      </Form>
    </FieldDialog>
  );
}
