import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useTry } from '../data.ts';
import { emailRules } from '../view.ts';
import { LogInBox } from './LogInBox.tsx';

/** Requests a link to set a new password. Does not reveal whether the account exists. */
export function ForgotPassword({ back }: { back: () => void }) {
  const t = useT('staff');
  const { attempt, under, failure } = useTry();
  const [sent, setSent] = useState('');
  async function submit(email: string): Promise<void> {
    if (await attempt(staffOwnCalls.forgot, { email })) setSent(email);
  }
  return (
    <LogInBox title={t('login.forgot')} text={t('login.forgotText')} failure={failure}>
      {sent === '' ? (
        <Form<{ email: string }>
          layout="vertical"
          requiredMark={false}
          validateTrigger="onBlur"
          onFinish={({ email }) => void submit(email.trim())}
        >
          <Form.Item
            name="email"
            label={t('login.email')}
            rules={emailRules(t('login.emailEmpty'), t('login.emailWrong'))}
          >
            <Input type="email" autoComplete="username" size="large" />
          </Form.Item>
          <Button type="primary" htmlType="submit" size="large" block loading={under}>
            {t('login.forgotAct')}
          </Button>
        </Form>
      ) : (
        <Alert type="success" role="status" title={t('login.forgotDone', { email: sent })} />
      )}
      <Button type="link" block onClick={back}>
        {t('login.back')}
      </Button>
    </LogInBox>
  );
}
