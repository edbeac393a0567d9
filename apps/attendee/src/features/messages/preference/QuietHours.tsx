import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import { usualQuietHours } from '@meetingapp/domain/messages/quiet-hours.ts';
import { Switch } from '@meetingapp/ui/forms/Switch.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useState, type ReactNode } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockOf, minuteOf } from '../view.ts';
import { useSaved } from './use-saved.ts';

type Quiet = AnswerOf<typeof preferenceCalls.read>['quiet'];

/** The hours in which nothing but urgent messages is sent: on or off, with two times; `children`: rows about other times. */
export function QuietHours({ quiet, children }: { quiet: Quiet; children: ReactNode }) {
  const t = useT('messagesPreference');
  const { send } = useSend(preferenceCalls.saveQuiet);
  const [hours, change] = useSaved<Quiet>(
    quiet,
    async (next) => {
      const outcome = await send(next, { quiet: true });
      if (outcome.ok) invalidate(preferenceCalls.read);
      return outcome;
    },
    (reason) => t('notSaved', { reason }),
  );
  const on = hours.from !== hours.until;
  // The hours that another tap on the switch brings back.
  const [before, setBefore] = useState(on ? hours : usualQuietHours);
  const [typed, setTyped] = useState<{ from?: string; until?: string }>({});
  const from = typed.from ?? clockOf(hours.from);
  const until = typed.until ?? clockOf(hours.until);

  function toggle(): void {
    setTyped({});
    if (on) setBefore(hours);
    change(on ? { from: hours.from, until: hours.from } : before);
  }
  function type(end: 'from' | 'until', clock: string): void {
    const next = { from, until, [end]: clock };
    const [begins, ends] = [minuteOf(next.from), minuteOf(next.until)];
    const complete = begins !== null && ends !== null && begins !== ends;
    setTyped(complete ? {} : next);
    if (complete) change({ from: begins, until: ends });
  }
  return (
    <>
      <div className="head">
        <h2>{t('quiet')}</h2>
      </div>
      <List>
        <ListRow
          title={on ? t('quietOn', { from: clockOf(hours.from), until: clockOf(hours.until) }) : t('quietOff')}
          text={on ? t('quietText') : undefined}
          trailing={<Switch checked={on} onChange={toggle} label={t('quietSwitch')} />}
        />
        {on && (
          <div className="quiet-times">
            <TextField label={t('from')} type="time" value={from} onChange={(clock) => type('from', clock)} />
            <TextField
              label={t('until')}
              type="time"
              value={until}
              onChange={(clock) => type('until', clock)}
              error={from === until ? t('sameTime') : undefined}
            />
          </div>
        )}
        {children}
      </List>
    </>
  );
}
