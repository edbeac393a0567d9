import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { PlainButton } from '../../../lib/plain/PlainButton.tsx';
import { PlainNote } from '../../../lib/plain/PlainNote.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useLogIn } from '../data.ts';
import { LogInBox } from '../parts/LogInBox.tsx';
import { SecondFactor } from '../parts/SecondFactor.tsx';
import { signOnAttempt } from '../parts/sign-on-attempt.ts';
import { addressAfter } from '../view.ts';

/** Where a provider sends the browser back: ends the log-in with its answer, and goes on. */
export function SignOn() {
  const t = useT('staff');
  const router = useRouter();
  const { logInAt, show, second, under, failure, forget } = useLogIn();
  const [begun] = useState(signOnAttempt.read);
  const sent = useRef(false);
  const login = `/console/login${begun?.search ?? ''}`;

  function goOn(): void {
    router.history.replace(`/console${addressAfter(begun?.search ?? '')}`);
  }
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    signOnAttempt.end();
    const query = location.search.slice(1);
    // The provider's answer is used once and stays out of the history.
    history.replaceState(history.state, '', location.pathname);
    if (begun)
      void logInAt(begun.attempt, query).then((done) => {
        if (done) goOn();
      });
  });

  if (second)
    return (
      <SecondFactor
        second={second}
        under={under}
        failure={failure}
        forget={forget}
        back={() => router.history.replace(login)}
        show={async (proof) => {
          if (await show(proof)) goOn();
        }}
      />
    );
  return (
    <LogInBox title={t('signOn.title')} text={under ? t('signOn.under') : undefined} failure={failure}>
      {!begun && <PlainNote kind="error" text={t('signOn.over')} />}
      {!under && (
        <PlainButton kind="link" block onClick={() => router.history.replace(login)}>
          {t('login.back')}
        </PlainButton>
      )}
    </LogInBox>
  );
}
