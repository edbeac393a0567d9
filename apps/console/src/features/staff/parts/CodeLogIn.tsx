import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { focusWhenShown } from '../../../lib/forms/focus.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTry } from '../data.ts';
import type { LogIn } from '../data.ts';
import { emailRules } from '../view.ts';
import { LogInBox } from './LogInBox.tsx';

/** Log-in by a mailed code. It also works while other people's wrong passwords make the password log-in wait. */
export function CodeLogIn({ logIn, done, back }: { logIn: LogIn; done: () => void; back: () => void }) {
  const t = useT('staff');
  const { attempt, under, failure, forget } = useTry();
  const [sent, setSent] = useState<{ email: string; minutes: number } | null>(null);
  async function send(email: string): Promise<void> {
    const answer = await attempt(staffCalls.sendCode, { email });
    if (answer) setSent({ email, minutes: answer.validMinutes });
  }
  async function submit(code: string): Promise<void> {
    forget();
    if (sent && (await logIn.logInByCode(sent.email, code.trim()))) done();
  }
  return (
    <LogInBox
      title={t('login.byCode')}
      text={sent ? t('login.codeSent', sent) : t('login.codeText')}
      failure={failure ?? logIn.failure}
    >
      {sent === null ? (
        <Form<{ email: string }>
          key="email"
          layout="vertical"
          requiredMark={false}
          validateTrigger="onBlur"
          onFinish={({ email }) => void send(email.trim())}
        >
          <Form.Item
            name="email"
            label={t('login.email')}
            rules={emailRules(t('login.emailEmpty'), t('login.emailWrong'))}
          >
            <Input type="email" autoComplete="username" size="large" />
          </Form.Item>
          <Button type="primary" htmlType="submit" size="large" block loading={under}>
            {t('login.sendCode')}
          </Button>
        </Form>
      ) : (
        <Form<{ code: string }>
          key="code"
          layout="vertical"
          requiredMark={false}
          validateTrigger="onBlur"
          onFinish={({ code }) => void submit(code)}
        >
          <Form.Item
            name="code"
            label={t('second.code')}
            rules={[{ required: true, pattern: /^\s*\d{6}\s*$/, message: t('login.codeEmpty') }]}
          >
            <Input ref={focusWhenShown} size="large" autoComplete="one-time-code" inputMode="numeric" maxLength={8} />
          </Form.Item>
          <Button type="primary" htmlType="submit" size="large" block loading={logIn.under}>
            {t('login.act')}
          </Button>
          <Button type="link" block loading={under} onClick={() => void send(sent.email)}>
            {t('login.sendAgain')}
          </Button>
        </Form>
      )}
      <Button type="link" block onClick={back}>
        {t('login.back')}
      </Button>
    </LogInBox>
  );
}
