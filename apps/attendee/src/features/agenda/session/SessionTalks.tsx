import { useEffect } from 'react';
import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { clockOf } from '../../../shared/programme/look-up.ts';
import type { MyPlan } from '../../../shared/programme/plan.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { SessionPeople } from './SessionPeople.tsx';
import { isDescribed } from '../view.ts';
import { TalkRow } from './TalkRow.tsx';

interface Props {
  programme: Programme;
  session: ProgrammeSession;
  plan: MyPlan;
  now: number;
}

/** Chairs, then the talks in order. */
export function SessionTalks({ programme, session, plan, now }: Props) {
  const t = useT('agenda');
  const { talk: sought } = useSearch();
  useEffect(() => {
    // After the scroll position was restored: a page that comes back stays where it was left.
    const look = (): void => {
      if (scrollY === 0) document.getElementById(`talk-${sought}`)?.scrollIntoView({ block: 'center' });
    };
    if (sought !== undefined) requestAnimationFrame(() => requestAnimationFrame(look));
  }, [sought]);
  return (
    <>
      <SessionPeople programme={programme} parts={session.parts} />
      {session.talks.length === 0 && session.kind !== 'break' && !isDescribed(session) && (
        <p className="quiet">{t('noTalks')}</p>
      )}
      <ol className="talks">
        {session.talks.map((talk) => (
          <TalkRow
            key={talk.id}
            programme={programme}
            session={session.id}
            talk={talk}
            plan={plan}
            now={now}
            time={talk.from === null ? '' : clockOf(programme, talk.from)}
          />
        ))}
      </ol>
    </>
  );
}
