import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { LayoutProps } from './AgendaDay.tsx';
import { SessionGroups } from './SessionGroups.tsx';
import { HallName } from '../session/HallName.tsx';

/** A day by hall, in the organiser's order. */
export function ByHall(props: LayoutProps) {
  const t = useT('agenda');
  const language = useLanguage();
  const of = (hall: number | null) => props.sessions.filter((session) => session.hall === hall);
  const groups = [
    ...props.programme.halls.map(({ id, name, place }) => ({
      id,
      name: (
        <HallName cid={String(props.programme.cid)} hall={id}>
          {pickLanguage(name, language)}
        </HallName>
      ),
      note: pickLanguage(place, language),
      sessions: of(id),
    })),
    { id: 0, name: t('hall'), note: '', sessions: of(null) },
  ];
  return <SessionGroups {...props} groups={groups} />;
}
