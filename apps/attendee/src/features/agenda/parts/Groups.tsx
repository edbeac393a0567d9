import './ByTime.css';
import './Groups.css';
import type { ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import type { ReactNode } from 'react';
import { clockOf } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';
import { stateOf } from '../view.ts';
import type { LayoutProps } from './AgendaDay.tsx';
import { SessionCard } from './SessionCard.tsx';

interface Group {
  id: number;
  name: ReactNode;
  note: string;
  sessions: readonly ProgrammeSession[];
}

/** Sessions under headings; what has none does not stand there. */
export function Groups({ groups, programme, plan, now, mine, overlaps }: LayoutProps & { groups: readonly Group[] }) {
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
