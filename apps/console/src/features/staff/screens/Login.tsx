import './Login.css';
import { useRouter } from '@tanstack/react-router';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import { Alert, Button, Form, Input } from 'antd';
import { LanguageButton } from '../../../lib/LanguageButton.tsx';
import { Logo } from '../../../lib/Logo.tsx';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useLogIn } from '../data.ts';

interface Fields {
  email: string;
  password: string;
}

/** Staff log-in; afterwards back to where one was. */
export function Login() {
  const t = useT('staff');
  const router = useRouter();
  const { logInWith, under, failure } = useLogIn();
  useTitle(t('login.title'));

  async function submit({ email, password }: Fields) {
    if (!(await logInWith(email.trim(), password))) return;
    // The router's own addresses have no base; one that leads elsewhere is not followed.
    const back = backAddress(new URLSearchParams(location.search).get('back') ?? '', location.origin);
    router.history.replace(`/console${back ?? '/'}`);
  }

  return (
    <main className="login">
      <div className="language">
        <LanguageButton />
      </div>
      <div className="box">
        <div className="brand">
          <Logo />
          {t('name')}
        </div>
        <h1>{t('login.title')}</h1>
        <p>{t('login.text')}</p>
        {failure && <Alert type="error" title={failure.msg || t('login.offline')} role="alert" />}
        <Form<Fields>
          layout="vertical"
          requiredMark={false}
          validateTrigger="onBlur"
          onFinish={(fields) => void submit(fields)}
          scrollToFirstError={{ focus: true }}
        >
          <Form.Item
            name="email"
            label={t('login.email')}
            rules={[
              { required: true, message: t('login.emailEmpty') },
              { pattern: /^\s*[\w.+-]+@[\w-]+(\.[\w-]+)+\s*$/, message: t('login.emailWrong') },
            ]}
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
      </div>
    </main>
  );
}
