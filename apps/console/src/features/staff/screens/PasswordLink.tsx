import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import { useRouter } from '@tanstack/react-router';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { logIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTry } from '../data.ts';
import { LogInBox } from '../parts/LogInBox.tsx';

/** Target of an invitation or reset link: sets a password, then logs in with it. */
export function PasswordLink() {
  const t = useT('staff');
  const router = useRouter();
  // In the URL fragment: the browser does not send it to servers, and it is removed from the address bar.
  const [token] = useState(() => location.hash.slice(1));
  const { answer, failure: over } = useCall(staffOwnCalls.link, { token });
  const { attempt, under, failure } = useTry();
  async function submit(newPassword: string): Promise<void> {
    if (!(await attempt(staffOwnCalls.useLink, { token, newPassword }))) return;
    logIn.end();
    router.history.replace('/console/login?set=1');
  }
  return (
    <LogInBox
      title={t(`link.${answer?.purpose ?? 'reset'}`)}
      text={answer && t('link.text', answer)}
      failure={failure ?? over}
    >
      {answer && (
        <Form<{ password: string }>
          layout="vertical"
          requiredMark={false}
          onFinish={(fields) => void submit(fields.password)}
        >
          <input type="email" autoComplete="username" value={answer.email} readOnly hidden />
          <Form.Item
            name="password"
            label={t('link.newPassword')}
            extra={t('link.newPasswordText')}
            rules={[{ required: true, message: t('link.newPasswordEmpty') }]}
          >
            <Input.Password autoComplete="new-password" size="large" />
          </Form.Item>
          <Button type="primary" htmlType="submit" size="large" block loading={under}>
            {t('link.act')}
          </Button>
        </Form>
      )}
      <Button type="link" block onClick={() => router.history.replace('/console/login')}>
        {t('login.back')}
      </Button>
    </LogInBox>
  );
}
