import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pressAgain } from '../../../lib/session/typed-early.ts';
import { PlainButton } from '../../../lib/plain/PlainButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useLogIn } from '../data.ts';
import { LogInBox } from '../parts/LogInBox.tsx';
import { CodeLogIn } from '../parts/CodeLogIn.tsx';
import { ForgotPassword } from '../parts/ForgotPassword.tsx';
import { PasswordForm } from '../parts/PasswordForm.tsx';
import { SecondFactor } from '../parts/SecondFactor.tsx';
import { SignOnWays } from '../parts/SignOnWays.tsx';
import { addressAfter } from '../view.ts';

/** Staff log-in in one or two steps; returns to the previous page. */
export function Login() {
  const t = useT('staff');
  const router = useRouter();
  const logIn = useLogIn();
  const { logInWith, show, startAgain, second, under, failure, forget: forgetFailure } = logIn;
  const [way, setWay] = useState<'password' | 'code' | 'forgot'>('password');
  const passwordSet = new URLSearchParams(location.search).has('set');

  useEffect(() => pressAgain(document.querySelector<HTMLElement>('main.login')), []);
  function goOn(): void {
    // Router addresses have no base path.
    router.history.replace(`/console${addressAfter(location.search)}`);
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
    <LogInBox
      title={t('login.title')}
      text={t('login.text')}
      failure={failure}
      done={passwordSet ? t('link.done') : undefined}
    >
      <PasswordForm
        under={under}
        submit={async (email, password) => {
          if (await logInWith(email.trim(), password)) goOn();
        }}
      />
      <SignOnWays attempt={logIn.attempt} />
      <PlainButton kind="link" block onClick={() => choose('code')}>
        {t('login.byCode')}
      </PlainButton>
      <PlainButton kind="link" block onClick={() => choose('forgot')}>
        {t('login.forgot')}
      </PlainButton>
    </LogInBox>
  );
}
