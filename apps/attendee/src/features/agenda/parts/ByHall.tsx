import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';
import type { LayoutProps } from './AgendaDay.tsx';
import { Groups } from './Groups.tsx';
import { HallName } from './HallName.tsx';

/** A day, hall after hall in the organiser's order. */
export function ByHall(props: LayoutProps) {
  const t = useT('agenda');
  const language = useLanguage();
  const of = (hall: number | null) => props.sessions.filter((session) => session.hall === hall);
  const groups = [
    ...props.programme.halls.map(({ id, name, place }) => ({
      id,
      name: (
        <HallName cid={String(props.programme.cid)} hall={id}>
          {inWords(name, language)}
        </HallName>
      ),
      note: inWords(place, language),
      sessions: of(id),
    })),
    { id: 0, name: t('hall'), note: '', sessions: of(null) },
  ];
  return <Groups {...props} groups={groups} />;
}
