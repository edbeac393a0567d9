import { Form, Input, type InputRef } from 'antd';
import { useRef } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Asks for the current password before a log-in method changes, and for a name where a new one needs it. */
export function PasswordPrompt({
  named = false,
  busy,
  failure,
  done,
  close,
}: {
  named?: boolean;
  busy: boolean;
  /** Why the password was refused. */
  failure: CallFailure | null;
  done: (password: string, name: string) => void;
  close: () => void;
}) {
  const t = useT('staff');
  const refusalText = ({ name, msg }: CallFailure) => (name === 'password_wrong' ? t('own.passwordWrong') : msg);
  const first = useRef<InputRef>(null);
  const [form] = Form.useForm<{ password: string; name?: string }>();
  return (
    <FieldDialog
      width={400}
      title={t('own.proof')}
      okText={t('own.proofAct')}
      cancelText={t('own.cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      close={close}
      form={form}
      afterOpenChange={(open) => open && first.current?.focus()}
    >
      <p className="quiet">{t('own.proofText')}</p>
      <Form
        form={form}
        name="proof"
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
            <Input maxLength={60} ref={first} />
          </Form.Item>
        )}
        <Form.Item
          name="password"
          label={t('own.passwordNow')}
          rules={[{ required: true, message: t('login.passwordEmpty') }]}
          {...(failure ? { validateStatus: 'error' as const, help: refusalText(failure) } : {})}
        >
          <Input.Password autoComplete="current-password" {...(named ? {} : { ref: first })} />
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}
