import { daysText, momentText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { openingOf } from '../view.ts';

/** When a closed page opens, as far as known: the time in its link, else the conference's own times. */
export function OpeningTime({ cid, opens }: { cid: string | undefined; opens: string | undefined }) {
  const t = useT('accounts');
  const language = useLanguage();
  const conference = useConference(cid ?? null);
  const opening = openingOf({ opens, conference, now: serverClock.now() });
  if (!opening) return null;
  const zone = conference?.zone ?? usualZone;
  const line =
    opening.kind === 'days'
      ? t('stop.days', { days: daysText(opening.first, opening.last, language) })
      : t(`stop.${opening.kind}`, { date: momentText(opening.at, zone, language, true) });
  return <p className="strong opening">{line}</p>;
}
