import { speakerAgreementCalls as calls } from '@meetingapp/contract/speakers/agreement.ts';
import { useSecondsLeft } from '@meetingapp/ui/data/seconds-left.ts';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { CodeField } from '@meetingapp/ui/forms/CodeField.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { boot } from '../../../lib/calls/boot.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonOf } from '../view.ts';

interface Typed {
  name: string;
  code: string;
}

interface TypedNameProps {
  who: PersonOf;
  agreementId: number;
  /** Where the code goes, masked; null: no address is known. */
  codeTo: string | null;
  typed: Typed;
  change: (typed: Typed) => void;
  faults: { name?: string | undefined; code?: string | undefined };
}

/** The way for those who cannot draw: the name, and a one-time code. */
export function TypedName({ who, agreementId, codeTo, typed, change, faults }: TypedNameProps) {
  const t = useT('speakerAgreement');
  const find = useT('speakers');
  const { send, sending } = useSend(calls.sendSigningCode);
  const [sent, setSent] = useState<{ minutes: number; again: number } | null>(null);
  const seconds = useSecondsLeft(sent?.again ?? 0, Date.now);
  if (codeTo === null) return <Note kind="bad">{t('noAddress')}</Note>;
  const to = codeTo;
  async function request(): Promise<void> {
    const outcome = await send({ ...who, agreementId });
    if (!outcome.ok) return;
    const { retryAfterSeconds, validMinutes } = outcome.answer;
    setSent({ minutes: validMinutes, again: Date.now() + retryAfterSeconds * 1000 });
    showToast(t('codeSentTo', { to, minutes: validMinutes }));
  }
  return (
    <div className="fields">
      <TextField
        label={t('typedName')}
        hint={t('typedNameText')}
        value={typed.name}
        onChange={(name) => change({ ...typed, name })}
        maxLength={80}
        autoComplete="name"
        required
        error={faults.name}
      />
      <CodeField
        label={t('code')}
        required
        value={typed.code}
        onChange={(code) => change({ ...typed, code })}
        error={faults.code}
        hint={sent ? t('codeSentTo', { to, minutes: sent.minutes }) : t('codeText', { to })}
        send={{
          label:
            seconds > 0 ? find('find.sendAfter', { seconds }) : sent ? find('find.sendAgain') : find('find.sendCode'),
          onPress: () => void request(),
          disabled: seconds > 0,
          loading: sending,
        }}
      />
      {(boot.simulated.sms || boot.simulated.mail) && (
        <a className="link outbox" href="/simulator/outbox" target="_blank" rel="noreferrer">
          {find('find.outbox')}
        </a>
      )}
    </div>
  );
}
