import './StaffGate.css';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import type { SecondStep } from '@meetingapp/contract/staff/log-in.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { PasswordField } from '@meetingapp/ui/forms/PasswordField.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState, type ReactNode } from 'react';
import { canShowPasskey, showPasskey } from '../../platform/passkey.ts';
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
  const [second, setSecond] = useState<SecondStep | null>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  function begin(next: string | null): void {
    staffLogIn.set(next);
    setToken(next);
  }
  async function enter(passkey: Record<string, unknown> | null): Promise<void> {
    setBusy(true);
    const outcome =
      second === null
        ? await send(staffCalls.login, { email, password }, { quiet: true })
        : await send(staffCalls.second, { challenge: second.challenge, code, passkey }, { quiet: true });
    setBusy(false);
    setFault(outcome.ok ? '' : outcome.failure.msg);
    if (!outcome.ok) return;
    if ('second' in outcome.answer) setSecond(outcome.answer.second);
    else begin(outcome.answer.token.tToken);
  }
  async function sign(options: Record<string, unknown>): Promise<void> {
    const passkey = await showPasskey(options);
    if (passkey) await enter(passkey);
    else setFault(t('staff.passkeyFailed'));
  }
  if (token !== null) return children(token, () => begin(null));
  return (
    <form
      className="staff-log-in"
      onSubmit={(event) => {
        event.preventDefault();
        void enter(null);
      }}
    >
      <h1 className="t-2xl">{t('edit.logIn')}</h1>
      <p className="ink-2">{t('edit.logInText')}</p>
      {second === null ? (
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
      {second?.passkey && canShowPasskey() && (
        <Button variant="outline" onClick={() => void sign(second.passkey ?? {})}>
          {t('staff.passkey')}
        </Button>
      )}
      <Button type="submit" loading={busy}>
        {busy ? app('submitting') : t('edit.logInAct')}
      </Button>
    </form>
  );
}
