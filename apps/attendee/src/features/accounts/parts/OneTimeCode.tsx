import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { CodeField } from '@meetingapp/ui/forms/CodeField.tsx';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { useSecondsLeft } from '@meetingapp/ui/data/seconds-left.ts';
import { useRef, useState } from 'react';
import { boot } from '../../../lib/calls/boot.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { CODE_DIGITS } from '../view.ts';
import type { AccountForm } from './use-account-form.ts';

interface OneTimeCodeProps {
  form: AccountForm;
  purpose: 'login' | 'register' | 'reset';
  /** Called when the last digit is entered, so that no button is needed. */
  onComplete: (code: string) => void;
}

interface Sent {
  to: string;
  minutes: number;
  /** Time from which another code may be sent, in milliseconds since 1970 by this phone's clock. */
  again: number;
}

/** Sends a code, counts down to the next one, and takes the input. */
export function OneTimeCode({ form, purpose, onComplete }: OneTimeCodeProps) {
  const t = useT('accounts');
  const { send, sending } = useSend(accountCalls.sendCode);
  const [sent, setSent] = useState<Sent | null>(null);
  const control = useRef<HTMLInputElement>(null);
  const to = form.values.to.trim();
  // No code has been sent to another address yet.
  const present = sent?.to === to ? sent : null;
  const seconds = useSecondsLeft(present?.again ?? 0, Date.now);
  const { onChange, ...input } = form.input('code');

  async function request(): Promise<void> {
    if (!form.check(['to'])) return;
    const outcome = await send({ to, purpose });
    if (!outcome.ok) return form.blame(outcome.failure);
    const { retryAfterSeconds, validMinutes } = outcome.answer;
    setSent({ to, minutes: validMinutes, again: Date.now() + retryAfterSeconds * 1000 });
    form.forgive('code');
    showToast(t('codeSent'));
    control.current?.focus();
  }

  function change(code: string): void {
    onChange(code);
    if (code.length === CODE_DIGITS && code !== input.value) onComplete(code);
  }

  return (
    <div>
      <CodeField
        {...input}
        ref={control}
        onChange={change}
        label={t('code')}
        required
        length={CODE_DIGITS}
        hint={present ? t('codeHint', { to: present.to, minutes: present.minutes }) : undefined}
        enterKeyHint="done"
        send={{
          label: seconds > 0 ? t('sendAfter', { seconds }) : present ? t('sendAgain') : t('sendCode'),
          onPress: () => void request(),
          disabled: seconds > 0,
          loading: sending,
        }}
      />
      {(boot.simulated.sms || boot.simulated.mail) && (
        <a className="link outbox" href="/simulator/outbox" target="_blank" rel="noreferrer">
          {t('outbox')}
        </a>
      )}
    </div>
  );
}
