import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { bookmark, calendarDays } from '@meetingapp/ui/icons.ts';
import type { ComponentType } from 'react';
import { ConferenceDock } from '../../../lib/ConferenceDock.tsx';
import { ProgrammeGate } from '../../../lib/programme/ProgrammeGate.tsx';
import { dayOf, daysOf } from '../../../lib/programme/look-up.ts';
import { usePlan } from '../../../lib/programme/plan.ts';
import type { MyPlan } from '../../../lib/programme/plan.ts';
import { useT } from '../../../lib/texts.ts';
import { useNow } from '../../../lib/use-now.ts';
import { noOverlaps, openingDay, overlapsOf, sessionsOf } from '../view.ts';
import type { Layout, Overlaps } from '../view.ts';
import { AgendaHead } from './AgendaHead.tsx';
import { NewsBand } from './NewsBand.tsx';
import { useChosen } from './use-chosen.ts';

/** A day's sessions, as a layout shows them; there is always one. */
export interface LayoutProps {
  programme: Programme;
  sessions: readonly ProgrammeSession[];
  plan: MyPlan;
  now: number;
  day: string;
  today: string;
  /** Only what is in the plan. */
  mine: boolean;
  /** What in my plan cannot be attended because of what else is in it, by session; only where `mine`. */
  overlaps: Overlaps;
}

const MINUTE_MS = 60_000;

/** What all layouts of the agenda have in common: the head, what changed, and what there is to show. */
export function AgendaPage({
  cid,
  layout,
  show: Show,
}: {
  cid: string;
  layout: Layout;
  show: ComponentType<LayoutProps>;
}) {
  const t = useT('agenda');
  const plan = usePlan(cid);
  const now = useNow(MINUTE_MS);
  const [chosen, choose] = useChosen(cid);
  return (
    <Page wide className={`ag-in-${layout}`} foot={<ConferenceDock cid={cid} current="calList" />}>
      <ProgrammeGate cid={cid}>
        {(programme) => {
          const today = dayOf(programme, now);
          const days = daysOf(programme);
          const day = chosen.day !== null && days.includes(chosen.day) ? chosen.day : openingDay(days, today);
          const { mine } = chosen;
          const hall = programme.halls.some(({ id }) => id === chosen.hall) ? chosen.hall : 0;
          const sessions = sessionsOf(programme, {
            day,
            hall,
            mine: mine
              ? ({ id, talks }) =>
                  plan.has({ item: 'session', id }) || talks.some((talk) => plan.has({ item: 'talk', id: talk.id }))
              : null,
          });
          const overlaps = mine ? overlapsOf(programme, day, plan.has) : noOverlaps;
          return (
            <>
              <AgendaHead
                cid={cid}
                programme={programme}
                today={today}
                layout={layout}
                chosen={{ day, hall, mine }}
                onChange={choose}
              />
              <NewsBand cid={cid} programme={programme} />
              {sessions.length === 0 ? (
                <EmptyState
                  icon={mine ? bookmark : calendarDays}
                  title={t(mine ? 'emptyPlan' : 'emptyDay')}
                  text={mine ? t('emptyPlanText') : undefined}
                  action={
                    <Button variant="soft" size="sm" onClick={() => choose({ hall: 0, mine: false })}>
                      {t('showAll')}
                    </Button>
                  }
                />
              ) : (
                <Show {...{ programme, sessions, plan, now, day, today, mine, overlaps }} />
              )}
            </>
          );
        }}
      </ProgrammeGate>
    </Page>
  );
}
