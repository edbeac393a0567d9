import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import { usualDigest } from '@meetingapp/domain/messages/digest.ts';
import { Switch } from '@meetingapp/ui/forms/Switch.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockOf, minuteOf } from '../view.ts';
import { useSaved } from './use-saved.ts';

/** One e-mail a day for what can wait: on or off, with its time. Not offered without an e-mail address. */
export function DailyMail({ digest }: { digest: number | null }) {
  const t = useT('messagesPreference');
  const { send } = useSend(preferenceCalls.saveDigest);
  const [at, change] = useSaved<number | null>(
    digest,
    async (next) => {
      const outcome = await send({ digest: next }, { quiet: true });
      if (outcome.ok) invalidate(preferenceCalls.read);
      return outcome;
    },
    (reason) => t('notSaved', { reason }),
  );
  // The time that another tap on the switch brings back.
  const [before, setBefore] = useState(at ?? usualDigest);

  function type(clock: string): void {
    const minute = minuteOf(clock);
    if (minute === null) return;
    setBefore(minute);
    change(minute);
  }
  return (
    <>
      <ListRow
        title={t('digest')}
        text={at === null ? t('digestOff') : t('digestOn', { at: clockOf(at) })}
        trailing={
          <Switch
            checked={at !== null}
            onChange={() => change(at === null ? before : null)}
            label={t('digestSwitch')}
          />
        }
      />
      {at !== null && (
        <div className="quiet-times">
          <TextField label={t('digestAt')} type="time" value={clockOf(at)} onChange={type} />
        </div>
      )}
    </>
  );
}
