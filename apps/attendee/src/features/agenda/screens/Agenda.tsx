import { useState } from 'react';
import { Page } from '@meetingapp/ui/Page.tsx';
import { useParameters } from '../../../lib/page.ts';
import { ConferenceDock } from '../../../lib/ConferenceDock.tsx';
import { ProgrammeGate } from '../../../lib/programme/ProgrammeGate.tsx';
import { dayOf, daysOf } from '../../../lib/programme/look-up.ts';
import { usePlan } from '../../../lib/programme/plan.ts';
import { useNow } from '../../../lib/use-now.ts';
import { AgendaHead } from '../parts/AgendaHead.tsx';
import { ByTime } from '../parts/ByTime.tsx';
import { NewsBand } from '../parts/NewsBand.tsx';
import { openingDay, sessionsOf } from '../view.ts';

const MINUTE_MS = 60_000;

/** S43: the agenda by day and hall; the present time marked, one's own plan, kept on the phone. */
export function Agenda() {
  const { cid } = useParameters('calList');
  const plan = usePlan(cid);
  const now = useNow(MINUTE_MS);
  const [chosen, setChosen] = useState<{ day: string | null; hall: number; mine: boolean }>({
    day: null,
    hall: 0,
    mine: false,
  });
  return (
    <Page wide foot={<ConferenceDock cid={cid} current="calList" />}>
      <ProgrammeGate cid={cid}>
        {(programme) => {
          const today = dayOf(programme, now);
          const days = daysOf(programme);
          const day = chosen.day ?? openingDay(days, today);
          const mine = chosen.mine
            ? (session: (typeof programme.sessions)[number]) =>
                plan.has({ item: 'session', id: session.id }) ||
                session.talks.some(({ id }) => plan.has({ item: 'talk', id }))
            : null;
          return (
            <>
              <AgendaHead
                cid={cid}
                programme={programme}
                today={today}
                chosen={{ ...chosen, day }}
                onChange={(change) => setChosen((was) => ({ ...was, ...change }))}
              />
              <NewsBand cid={cid} programme={programme} />
              <ByTime
                programme={programme}
                plan={plan}
                now={now}
                day={day}
                today={today}
                mine={chosen.mine}
                sessions={sessionsOf(programme, { day, hall: chosen.hall, mine })}
                onShowAll={() => setChosen((was) => ({ ...was, hall: 0, mine: false }))}
              />
            </>
          );
        }}
      </ProgrammeGate>
    </Page>
  );
}
