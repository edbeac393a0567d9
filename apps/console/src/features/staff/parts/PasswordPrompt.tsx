import { Form, Input, Modal } from 'antd';
import { useT } from '../../../lib/texts.ts';

/** Before the way somebody logs in changes: the present password, and a name where something new needs one. */
export function PasswordPrompt({
  named = false,
  busy,
  done,
  close,
}: {
  named?: boolean;
  busy: boolean;
  done: (password: string, name: string) => void;
  close: () => void;
}) {
  const t = useT('staff');
  const [form] = Form.useForm<{ password: string; name?: string }>();
  return (
    <Modal
      open
      width={400}
      title={t('own.proof')}
      okText={t('own.proofAct')}
      cancelText={t('own.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <p className="quiet">{t('own.proofText')}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ password, name = '' }) => done(password, name)}
        style={{ marginTop: 12 }}
      >
        {named && (
          <Form.Item
            name="name"
            label={t('own.passkeyName')}
            extra={t('own.passkeyNameText')}
            rules={[{ required: true, message: t('people.nameEmpty') }]}
          >
            <Input maxLength={60} />
          </Form.Item>
        )}
        <Form.Item
          name="password"
          label={t('own.passwordNow')}
          rules={[{ required: true, message: t('login.passwordEmpty') }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
