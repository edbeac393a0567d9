import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import { useState } from 'react';
import { PlainButton } from '../../../lib/plain/PlainButton.tsx';
import { PlainForm } from '../../../lib/plain/PlainForm.tsx';
import { PlainNote } from '../../../lib/plain/PlainNote.tsx';
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
        <PlainForm
          fields={[
            {
              name: 'email',
              label: t('login.email'),
              rules: emailRules(t('login.emailEmpty'), t('login.emailWrong')),
              input: { type: 'email', autoComplete: 'username' },
            },
          ]}
          act={t('login.forgotAct')}
          under={under}
          submit={({ email }) => void submit(email.trim())}
        />
      ) : (
        <PlainNote kind="success" text={t('login.forgotDone', { email: sent })} />
      )}
      <PlainButton kind="link" block onClick={back}>
        {t('login.back')}
      </PlainButton>
    </LogInBox>
  );
}
