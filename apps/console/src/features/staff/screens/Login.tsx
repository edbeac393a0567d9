import { useRouter } from '@tanstack/react-router';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { useLogIn } from '../data.ts';
import { EntryBox } from '../parts/EntryBox.tsx';
import { Forgot } from '../parts/Forgot.tsx';
import { SecondFactor } from '../parts/SecondFactor.tsx';
import { emailRules } from '../view.ts';

interface Fields {
  email: string;
  password: string;
}

/** Staff log-in, in one step or two; afterwards back to where one was. */
export function Login() {
  const t = useT('staff');
  const router = useRouter();
  const { logInWith, show, startAgain, second, under, failure, forget: forgetFailure } = useLogIn();
  const [forgot, setForgot] = useState(false);

  function goOn(): void {
    // The router's own addresses have no base; one that leads elsewhere is not followed.
    const back = backAddress(new URLSearchParams(location.search).get('back') ?? '', location.origin);
    router.history.replace(`/console${back ?? '/'}`);
  }
  if (forgot) return <Forgot back={() => setForgot(false)} />;
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
  return (
    <EntryBox title={t('login.title')} text={t('login.text')} failure={failure}>
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
      <Button type="link" block onClick={() => setForgot(true)}>
        {t('login.forgot')}
      </Button>
    </EntryBox>
  );
}
