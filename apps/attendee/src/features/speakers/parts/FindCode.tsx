import { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import { useSecondsLeft } from '@meetingapp/ui/data/seconds-left.ts';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { CodeField } from '@meetingapp/ui/forms/CodeField.tsx';
import { useRef, useState } from 'react';
import { boot } from '../../../lib/calls/boot.ts';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface FindCodeProps {
  cid: string;
  /** Null: no correct number is typed. */
  phone: string | null;
  code: string;
  onCode: (code: string) => void;
  error: string | undefined;
  onRefused: (failure: CallFailure | null) => void;
  onNoPhone: () => void;
}

/** Sends a code to the phone and takes it. What it says is the same for every phone. */
export function FindCode({ cid, phone, code, onCode, error, onRefused, onNoPhone }: FindCodeProps) {
  const t = useT('speakers');
  const { send, sending } = useSend(speakerCalls.sendCode);
  const [sent, setSent] = useState<{ to: string; minutes: number; again: number } | null>(null);
  const control = useRef<HTMLInputElement>(null);
  const present = sent?.to === phone ? sent : null;
  const seconds = useSecondsLeft(present?.again ?? 0, Date.now);

  async function request(): Promise<void> {
    if (phone === null) return onNoPhone();
    const outcome = await send({ cid, phone });
    onRefused(outcome.ok ? null : outcome.failure);
    if (!outcome.ok) return;
    const { retryAfterSeconds, validMinutes } = outcome.answer;
    setSent({ to: phone, minutes: validMinutes, again: Date.now() + retryAfterSeconds * 1000 });
    showToast(t('find.codeSent'));
    control.current?.focus();
  }
  return (
    <div>
      <CodeField
        ref={control}
        label={t('find.code')}
        required
        value={code}
        onChange={onCode}
        error={error}
        enterKeyHint="done"
        hint={present ? t('find.codeHint', { to: present.to, minutes: present.minutes }) : undefined}
        send={{
          label: seconds > 0 ? t('find.sendAfter', { seconds }) : present ? t('find.sendAgain') : t('find.sendCode'),
          onPress: () => void request(),
          disabled: seconds > 0,
          loading: sending,
        }}
      />
      {boot.simulated.sms && (
        <a className="link outbox" href="/simulator/outbox" target="_blank" rel="noreferrer">
          {t('find.outbox')}
        </a>
      )}
    </div>
  );
}
