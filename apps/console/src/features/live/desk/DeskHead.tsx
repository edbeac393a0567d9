import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { liveConsoleCalls, WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shownZone } from '../../../lib/time/zone.ts';
import { dayText } from '../view.ts';
import { useNow } from '../../../lib/time/use-now.ts';

const LATE_SECONDS = 10;

interface DeskHeadProps {
  answer: AnswerOf<typeof liveConsoleCalls.overview>;
  rooms: readonly WatchedRoom[];
  failed: boolean;
}

/** Clock in the conference's zone, total viewers, and a warning when the figures are out of date. */
export function DeskHead({ answer, rooms, failed }: DeskHeadProps) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const now = useNow();
  const [last, setLast] = useState({ at: now, answer });
  if (last.answer !== answer) setLast({ at: now, answer });
  const zone = shownZone.get();
  const shown = new Date(Date.parse(answer.now) + Math.max(0, now - last.at));
  const clock = clockIn(zone, shown);
  const seconds = String(shown.getUTCSeconds()).padStart(2, '0');
  const count = rooms.reduce((sum, { viewers }) => sum + viewers, 0);
  const late = Math.round((now - last.at) / 1000);
  return (
    <span className="row">
      <span className="figures">
        {dayText(clock.slice(0, 10), language)} {clock.slice(11, 16)}:{seconds}
      </span>
      <span>{t('watching', { count: count.toLocaleString(language) })}</span>
      {failed && late > LATE_SECONDS && (
        <span className="desk-stale" role="alert">
          {t('stale', { seconds: late })}
        </span>
      )}
    </span>
  );
}
