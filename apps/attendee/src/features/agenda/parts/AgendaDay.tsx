import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { bookmark, calendarDays } from '@meetingapp/ui/icons.ts';
import { memo } from 'react';
import type { ComponentType } from 'react';
import { usePlan } from '../../../lib/programme/plan.ts';
import type { MyPlan } from '../../../lib/programme/plan.ts';
import { useT } from '../../../lib/texts.ts';
import { noOverlaps, overlapsOf, sessionsOf } from '../view.ts';
import type { Overlaps } from '../view.ts';
import { choose } from './use-chosen.ts';

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

interface Props {
  cid: string;
  programme: Programme;
  now: number;
  today: string;
  day: string;
  hall: number;
  mine: boolean;
  show: ComponentType<LayoutProps>;
}

/** What a day has for what one wants to see. It is drawn anew only for another wish, not for every tap in the head. */
export const AgendaDay = memo(({ cid, programme, now, today, day, hall, mine, show: Show }: Props) => {
  const t = useT('agenda');
  const plan = usePlan(cid);
  const planned = ({ id, talks }: ProgrammeSession): boolean =>
    plan.has({ item: 'session', id }) || talks.some((talk) => plan.has({ item: 'talk', id: talk.id }));
  const sessions = sessionsOf(programme, { day, hall, mine: mine ? planned : null });
  const overlaps = mine ? overlapsOf(programme, day, plan.has) : noOverlaps;
  if (sessions.length > 0) return <Show {...{ programme, sessions, plan, now, day, today, mine, overlaps }} />;
  return (
    <EmptyState
      icon={mine ? bookmark : calendarDays}
      title={t(mine ? 'emptyPlan' : 'emptyDay')}
      text={mine ? t('emptyPlanText') : undefined}
      action={
        <Button variant="soft" size="sm" onClick={() => choose(cid, { hall: 0, mine: false })}>
          {t('showAll')}
        </Button>
      }
    />
  );
});
