import { useEffect } from 'react';
import { clearTypedEarly, typedUntilNow } from '../../../lib/session/typed-early.ts';
import { PlainForm } from '../../../lib/plain/PlainForm.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { emailRules } from '../view.ts';

/** E-mail and password of the log-in. It begins with what was typed into the painted page before the program had loaded. */
export function PasswordForm({
  under = false,
  submit,
  painted = false,
}: {
  under?: boolean;
  submit?: (email: string, password: string) => Promise<void>;
  /** True while only the HTML is there. */
  painted?: boolean;
}) {
  const t = useT('staff');
  // The program draws the painted form too, while it loads its own.
  useEffect(() => {
    if (!painted) clearTypedEarly();
  }, [painted]);
  return (
    <PlainForm
      painted={painted}
      typedBefore={typedUntilNow}
      fields={[
        {
          name: 'email',
          label: t('login.email'),
          rules: emailRules(t('login.emailEmpty'), t('login.emailWrong')),
          input: { type: 'email', autoComplete: 'username' },
        },
        {
          name: 'password',
          label: t('login.password'),
          rules: [{ required: true, message: t('login.passwordEmpty') }],
          input: { type: 'password', autoComplete: 'current-password' },
        },
      ]}
      act={t('login.act')}
      under={under}
      submit={({ email, password }) => void submit?.(email, password)}
    />
  );
}
