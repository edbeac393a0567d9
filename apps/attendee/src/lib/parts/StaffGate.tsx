import './StaffGate.css';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { PasswordField } from '@meetingapp/ui/forms/PasswordField.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { send } from '../calls/call.ts';
import { staffLogIn } from '../session/staff-log-in.ts';
import { useT } from '../texts/texts.ts';

/** Renders its content only for staff: those logged in to the console in this browser. */
export function StaffGate({ children }: { children: (token: string, end: () => void) => ReactNode }) {
  const t = useT('pages');
  const app = useT('app');
  const [token, setToken] = useState(() => staffLogIn.token());
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [challenge, setChallenge] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  function begin(next: string | null): void {
    staffLogIn.set(next);
    setToken(next);
  }
  async function enter(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const outcome =
      challenge === null
        ? await send(staffCalls.login, { email, password }, { quiet: true })
        : await send(staffCalls.second, { challenge, code }, { quiet: true });
    setBusy(false);
    setFault(outcome.ok ? '' : outcome.failure.msg);
    if (!outcome.ok) return;
    if ('second' in outcome.answer) setChallenge(outcome.answer.second.challenge);
    else begin(outcome.answer.token.tToken);
  }
  if (token !== null) return children(token, () => begin(null));
  return (
    <form className="staff-log-in" onSubmit={(event) => void enter(event)}>
      <h1 className="t-2xl">{t('edit.logIn')}</h1>
      <p className="ink-2">{t('edit.logInText')}</p>
      {challenge === null ? (
        <>
          <TextField label={t('edit.email')} type="email" autoComplete="username" value={email} onChange={setEmail} />
          <PasswordField
            label={t('edit.password')}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            showLabel={t('edit.show')}
            hideLabel={t('edit.hide')}
          />
        </>
      ) : (
        <TextField
          label={t('edit.code')}
          hint={t('edit.codeText')}
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
      )}
      {fault !== '' && (
        <p role="alert" className="wrong">
          {fault}
        </p>
      )}
      <Button type="submit" loading={busy}>
        {busy ? app('submitting') : t('edit.logInAct')}
      </Button>
    </form>
  );
}
