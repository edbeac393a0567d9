import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { clock } from '@meetingapp/ui/icons/icons.ts';
import { shortDay, weekday } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { clockOf, dayOf, tablesOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { HallWay } from './HallWay.tsx';

/** When and where it is. */
export function SessionFacts({ programme, session }: { programme: Programme; session: ProgrammeSession }) {
  const t = useT('agenda');
  const language = useLanguage();
  const hall = session.hall === null ? undefined : tablesOf(programme).halls.get(session.hall);
  const place =
    hall && [hall.name, hall.place].map((part) => pickLanguage(part, language)).filter((part) => part !== '');
  const day = dayOf(programme, session.from);
  const times = t('between', { from: clockOf(programme, session.from), to: clockOf(programme, session.to) });
  return (
    <ul className="facts">
      <li>
        <Icon icon={clock} />
        {[t('dayOn', { day: shortDay(day, language), weekday: weekday(day, language) }), times].join(t('comma'))}
      </li>
      <li>
        <Icon icon={mapPin} />
        {place && session.hall !== null ? (
          <>
            {place.join(t('comma'))}
            <HallWay cid={String(programme.cid)} hall={session.hall} name={place.join(t('comma'))} />
          </>
        ) : (
          t('hall')
        )}
      </li>
    </ul>
  );
}
