import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { bookmark, calendarDays } from '@meetingapp/ui/icons/icons.ts';
import { memo } from 'react';
import type { ComponentType } from 'react';
import { usePlan } from '../../../shared/programme/plan.ts';
import type { MyPlan } from '../../../shared/programme/plan.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { noOverlaps, overlapsOf, sessionsOf } from '../view.ts';
import type { Overlaps } from '../view.ts';
import { setAgendaFilter } from './use-agenda-filter.ts';

/** A day's sessions as a layout shows them; never empty. */
export interface LayoutProps {
  programme: Programme;
  sessions: readonly ProgrammeSession[];
  plan: MyPlan;
  now: number;
  day: string;
  /** The day whose sessions run now: after midnight still that of the evening, while one of its sessions lasts. */
  current: string;
  /** Only sessions in the plan. */
  mine: boolean;
  /** By session: planned sessions that clash with it; only with `mine`. */
  overlaps: Overlaps;
}

interface Props {
  cid: string;
  programme: Programme;
  now: number;
  current: string;
  day: string;
  hall: number;
  mine: boolean;
  show: ComponentType<LayoutProps>;
}

/** A day's content for the current filter. Memoised: it re-renders only when the filter changes, not on every tap in the head. */
export const AgendaDay = memo(({ cid, programme, now, current, day, hall, mine, show: Show }: Props) => {
  const t = useT('agenda');
  const plan = usePlan(cid);
  const planned = ({ id, talks }: ProgrammeSession): boolean =>
    plan.has({ item: 'session', id }) || talks.some((talk) => plan.has({ item: 'talk', id: talk.id }));
  const sessions = sessionsOf(programme, { day, hall, mine: mine ? planned : null });
  const overlaps = mine ? overlapsOf(programme, day, plan.has) : noOverlaps;
  if (sessions.length > 0) return <Show {...{ programme, sessions, plan, now, day, current, mine, overlaps }} />;
  return (
    <EmptyState
      icon={mine ? bookmark : calendarDays}
      title={t(mine ? 'emptyPlan' : 'emptyDay')}
      text={mine ? t('emptyPlanText') : undefined}
      action={
        <Button variant="soft" size="sm" onClick={() => setAgendaFilter(cid, { hall: 0, mine: false })}>
          {t('showAll')}
        </Button>
      }
    />
  );
});
