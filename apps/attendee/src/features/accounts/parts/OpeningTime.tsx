import { daysText, momentText } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { useT } from '../../../lib/texts.ts';
import { useConference, usualZone } from '../../../lib/use-conference.ts';
import { openingOf } from '../view.ts';

/** When a closed page opens, as far as that is known: what its link says, else the conference's own times. */
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
