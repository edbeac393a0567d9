import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { dayInProgress } from '@meetingapp/domain/agenda/programme-day.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { useDeferredValue, useEffect } from 'react';
import type { ComponentType } from 'react';
import { ConferenceDock } from '../../../lib/parts/ConferenceDock.tsx';
import { ProgrammeGate } from '../../../shared/programme/ProgrammeGate.tsx';
import { useProgramme } from '../../../shared/programme/use-programme.ts';
import { daysOf } from '../../../shared/programme/look-up.ts';
import { LateSponsorLogos } from '../../../shared/sponsors/LateSponsorLogos.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { openingDay } from '../view.ts';
import type { Layout } from '../view.ts';
import { AgendaDay } from './AgendaDay.tsx';
import type { LayoutProps } from './AgendaDay.tsx';
import { AgendaHead } from './AgendaHead.tsx';
import { ChangesBand } from './ChangesBand.tsx';
import { fetchLateParts } from './late-parts.ts';
import { setAgendaFilter, useAgendaFilter } from './use-agenda-filter.ts';
import type { AgendaFilter } from './use-agenda-filter.ts';

const MINUTE_MS = 60_000;

/** The chosen filter, limited to what this release contains. */
function whatOf(programme: Programme, { day, hall, mine }: AgendaFilter, current: string) {
  const days = daysOf(programme);
  return {
    day: day !== null && days.includes(day) ? day : openingDay(days, current),
    hall: programme.halls.some(({ id }) => id === hall) ? hall : 0,
    mine,
  };
}

/** Common frame of all agenda layouts: head, changes, and the sessions. */
export function AgendaPage({ cid, layout, show }: { cid: string; layout: Layout; show: ComponentType<LayoutProps> }) {
  const now = useNow(MINUTE_MS);
  const chosen = useAgendaFilter(cid);
  const asksForPlan = useSearch()['mine'] === '1';
  useEffect(() => {
    if (asksForPlan) setAgendaFilter(cid, { mine: true });
  }, [asksForPlan, cid]);
  useEffect(fetchLateParts, []);
  // The tap shows at once; the sessions are rendered with lower priority.
  const shown = useDeferredValue(chosen);
  const released = useProgramme(cid).programme !== null;
  return (
    <Page wide className={`ag-in-${layout}`} foot={<ConferenceDock cid={cid} current="calList" released={released} />}>
      <ProgrammeGate cid={cid}>
        {(programme) => {
          const today = dayOf(now, programme.zone);
          const current = dayInProgress(programme, now);
          return (
            <>
              <AgendaHead
                cid={cid}
                programme={programme}
                today={today}
                layout={layout}
                chosen={whatOf(programme, chosen, current)}
                onChange={(change) => setAgendaFilter(cid, change)}
              />
              <ChangesBand cid={cid} programme={programme} />
              <AgendaDay {...{ cid, programme, now, current, show }} {...whatOf(programme, shown, current)} />
              <LateSponsorLogos cid={cid} place="programme" />
            </>
          );
        }}
      </ProgrammeGate>
    </Page>
  );
}
