import { useEffect } from 'react';
import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { useSearch } from '../../../lib/page.ts';
import { clockOf } from '../../../lib/programme/look-up.ts';
import type { MyPlan } from '../../../lib/programme/plan.ts';
import { useT } from '../../../lib/texts.ts';
import { People } from './People.tsx';
import { TalkRow } from './TalkRow.tsx';

interface Props {
  programme: Programme;
  session: ProgrammeSession;
  plan: MyPlan;
  now: number;
}

/** Who leads it, then talk after talk. */
export function SessionTalks({ programme, session, plan, now }: Props) {
  const t = useT('agenda');
  const { talk: sought } = useSearch();
  useEffect(() => {
    // After the page has been put where it belongs: one that comes back stays where it was left.
    const look = (): void => {
      if (scrollY === 0) document.getElementById(`talk-${sought}`)?.scrollIntoView({ block: 'center' });
    };
    if (sought !== undefined) requestAnimationFrame(() => requestAnimationFrame(look));
  }, [sought]);
  return (
    <>
      <People programme={programme} parts={session.parts} />
      {session.talks.length === 0 && session.kind !== 'break' && <p className="quiet">{t('noTalks')}</p>}
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
