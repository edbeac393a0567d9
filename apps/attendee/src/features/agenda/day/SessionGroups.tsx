import './ByTime.css';
import './SessionGroups.css';
import type { ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import type { ReactNode } from 'react';
import { clockOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { stateOf } from '../view.ts';
import type { LayoutProps } from './AgendaDay.tsx';
import { SessionCard } from '../session/SessionCard.tsx';

interface Group {
  id: number;
  name: ReactNode;
  note: string;
  sessions: readonly ProgrammeSession[];
}

/** Sessions under headings; an empty group is left out. */
export function SessionGroups({
  groups,
  programme,
  plan,
  now,
  mine,
  overlaps,
}: LayoutProps & { groups: readonly Group[] }) {
  const t = useT('agenda');
  return groups
    .filter(({ sessions }) => sessions.length > 0)
    .map(({ id, name, note, sessions }) => (
      <section key={id} className="ag-group">
        <h2>
          {name}
          <span>
            {[note, t('sessions', { count: sessions.length })].filter((part) => part !== '').join(t('comma'))}
          </span>
        </h2>
        {sessions.map((session) => (
          <div key={session.id} className={stateOf(session, now).kind === 'over' ? 'ag-slot over' : 'ag-slot'}>
            <time dateTime={session.from}>{clockOf(programme, session.from)}</time>
            <SessionCard
              heading="h3"
              programme={programme}
              session={session}
              plan={plan}
              now={now}
              mine={mine}
              overlaps={overlaps.get(session.id)}
            />
          </div>
        ))}
      </section>
    ));
}
