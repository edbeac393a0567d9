import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { calendarDays } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { ItemGate } from '../../../shared/programme/ItemGate.tsx';
import type { Back } from '../../../shared/programme/ItemGate.tsx';
import { tablesOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';

export interface SessionProps {
  programme: Programme;
  session: ProgrammeSession;
  back: Back;
}

/** Loads the session named in the address. */
export function SessionGate({ id, children }: { id: string; children: (props: SessionProps) => ReactNode }) {
  const t = useT('agenda');
  return (
    <ItemGate
      kind="session"
      id={id}
      find={(programme, number) => tablesOf(programme).sessions.get(number)}
      list="calList"
      gone={{ icon: calendarDays, title: t('gone'), text: t('goneText'), toList: t('toAgenda') }}
    >
      {(programme, session, back) => children({ programme, session, back })}
    </ItemGate>
  );
}
