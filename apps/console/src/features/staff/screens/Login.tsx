import { useRouter } from '@tanstack/react-router';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useLogIn } from '../data.ts';
import { LogInBox } from '../parts/LogInBox.tsx';
import { CodeLogIn } from '../parts/CodeLogIn.tsx';
import { ForgotPassword } from '../parts/ForgotPassword.tsx';
import { SecondFactor } from '../parts/SecondFactor.tsx';
import { emailRules } from '../view.ts';

interface Fields {
  email: string;
  password: string;
}

/** Staff log-in in one or two steps; returns to the previous page. */
export function Login() {
  const t = useT('staff');
  const router = useRouter();
  const logIn = useLogIn();
  const { logInWith, show, startAgain, second, under, failure, forget: forgetFailure } = logIn;
  const [way, setWay] = useState<'password' | 'code' | 'forgot'>('password');

  function goOn(): void {
    // Router addresses have no base path; an address outside the console is not followed.
    const back = backAddress(new URLSearchParams(location.search).get('back') ?? '', location.origin);
    router.history.replace(`/console${back ?? '/'}`);
  }
  function choose(next: typeof way): void {
    forgetFailure();
    setWay(next);
  }
  if (way === 'forgot') return <ForgotPassword back={() => choose('password')} />;
  if (second)
    return (
      <SecondFactor
        second={second}
        under={under}
        failure={failure}
        forget={forgetFailure}
        back={startAgain}
        show={async (proof) => {
          if (await show(proof)) goOn();
        }}
      />
    );
  if (way === 'code') return <CodeLogIn logIn={logIn} done={goOn} back={() => choose('password')} />;
  return (
    <LogInBox title={t('login.title')} text={t('login.text')} failure={failure}>
      <Form<Fields>
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        onFinish={async ({ email, password }) => {
          if (await logInWith(email.trim(), password)) goOn();
        }}
        scrollToFirstError={{ focus: true }}
      >
        <Form.Item
          name="email"
          label={t('login.email')}
          rules={emailRules(t('login.emailEmpty'), t('login.emailWrong'))}
        >
          <Input type="email" autoComplete="username" size="large" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('login.password')}
          rules={[{ required: true, message: t('login.passwordEmpty') }]}
        >
          <Input.Password autoComplete="current-password" size="large" />
        </Form.Item>
        <Button type="primary" htmlType="submit" size="large" block loading={under}>
          {t('login.act')}
        </Button>
      </Form>
      <Button type="link" block onClick={() => choose('code')}>
        {t('login.byCode')}
      </Button>
      <Button type="link" block onClick={() => choose('forgot')}>
        {t('login.forgot')}
      </Button>
    </LogInBox>
  );
}
