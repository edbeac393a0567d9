import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import { Button, Form, Input } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

interface Fields {
  password: string;
  newPassword: string;
}

/** Changes the user's password, given the current one. */
export function OwnPassword() {
  const t = useT('staff');
  const [form] = Form.useForm<Fields>();
  const { change, busy } = useChange(staffOwnCalls.password, {
    refreshes: [staffOwnCalls.sessions],
    said: t('own.passwordDone'),
    quiet: true,
  });
  async function submit(fields: Fields) {
    const outcome = await change(fields);
    if (outcome.ok) return form.resetFields();
    const { name, msg } = outcome.failure;
    const wrong = name === 'password_wrong';
    form.setFields([
      {
        name: wrong || name === 'account_locked' ? 'password' : 'newPassword',
        errors: [wrong ? t('own.passwordWrong') : msg],
      },
    ]);
  }
  return (
    <section aria-labelledby="own-password">
      <h2 id="own-password">{t('own.password')}</h2>
      <p className="quiet">{t('own.passwordText')}</p>
      <Form
        form={form}
        name="own-password"
        layout="vertical"
        requiredMark={false}
        onFinish={(fields) => void submit(fields)}
      >
        <div className="row top">
          <Form.Item
            name="password"
            label={t('own.passwordNow')}
            rules={[{ required: true, message: t('login.passwordEmpty') }]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Form.Item
            name="newPassword"
            label={t('own.passwordNew')}
            extra={t('link.newPasswordText')}
            rules={[{ required: true, message: t('link.newPasswordEmpty') }]}
          >
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        </div>
        <Button htmlType="submit" loading={busy}>
          {t('own.passwordAct')}
        </Button>
      </Form>
    </section>
  );
}
