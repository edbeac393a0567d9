import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { useState } from 'react';
import { PlainButton } from '../../../lib/plain/PlainButton.tsx';
import { PlainForm } from '../../../lib/plain/PlainForm.tsx';
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
        <PlainForm
          key="email"
          fields={[
            {
              name: 'email',
              label: t('login.email'),
              rules: emailRules(t('login.emailEmpty'), t('login.emailWrong')),
              input: { type: 'email', autoComplete: 'username' },
            },
          ]}
          act={t('login.sendCode')}
          under={under}
          submit={({ email }) => void send(email.trim())}
        />
      ) : (
        <>
          <PlainForm
            key="code"
            fields={[
              {
                name: 'code',
                label: t('second.code'),
                rules: [{ required: true, pattern: /^\s*\d{6}\s*$/, message: t('login.codeEmpty') }],
                input: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 8 },
                focused: true,
              },
            ]}
            act={t('login.act')}
            under={logIn.under}
            submit={({ code }) => void submit(code)}
          />
          <PlainButton kind="link" block loading={under} onClick={() => void send(sent.email)}>
            {t('login.sendAgain')}
          </PlainButton>
        </>
      )}
      <PlainButton kind="link" block onClick={back}>
        {t('login.back')}
      </PlainButton>
    </LogInBox>
  );
}
