import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import { Page } from '@meetingapp/ui/Page.tsx';
import { useDeferredValue } from 'react';
import type { ComponentType } from 'react';
import { ConferenceDock } from '../../../lib/ConferenceDock.tsx';
import { ProgrammeGate } from '../../../lib/programme/ProgrammeGate.tsx';
import { dayOf, daysOf } from '../../../lib/programme/look-up.ts';
import { useNow } from '../../../lib/use-now.ts';
import { openingDay } from '../view.ts';
import type { Layout } from '../view.ts';
import { AgendaDay } from './AgendaDay.tsx';
import type { LayoutProps } from './AgendaDay.tsx';
import { AgendaHead } from './AgendaHead.tsx';
import { NewsBand } from './NewsBand.tsx';
import { choose, useChosen } from './use-chosen.ts';
import type { Chosen } from './use-chosen.ts';

const MINUTE_MS = 60_000;

/** What is chosen, as far as this release has it. */
function whatOf(programme: Programme, { day, hall, mine }: Chosen, today: string) {
  const days = daysOf(programme);
  return {
    day: day !== null && days.includes(day) ? day : openingDay(days, today),
    hall: programme.halls.some(({ id }) => id === hall) ? hall : 0,
    mine,
  };
}

/** What all layouts of the agenda have in common: the head, what changed, and what there is to show. */
export function AgendaPage({ cid, layout, show }: { cid: string; layout: Layout; show: ComponentType<LayoutProps> }) {
  const now = useNow(MINUTE_MS);
  const chosen = useChosen(cid);
  // A tap shows at once; the sessions follow as soon as there is time for them.
  const shown = useDeferredValue(chosen);
  return (
    <Page wide className={`ag-in-${layout}`} foot={<ConferenceDock cid={cid} current="calList" />}>
      <ProgrammeGate cid={cid}>
        {(programme) => {
          const today = dayOf(programme, now);
          return (
            <>
              <AgendaHead
                cid={cid}
                programme={programme}
                today={today}
                layout={layout}
                chosen={whatOf(programme, chosen, today)}
                onChange={(change) => choose(cid, change)}
              />
              <NewsBand cid={cid} programme={programme} />
              <AgendaDay {...{ cid, programme, now, today, show }} {...whatOf(programme, shown, today)} />
            </>
          );
        }}
      </ProgrammeGate>
    </Page>
  );
}
