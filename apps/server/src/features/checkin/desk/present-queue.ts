import { deskQueue, shownMinutes } from '@meetingapp/domain/checkin/queue.ts';
import type { GateAdmission } from '../arrivals/queries-wall.ts';

const MINUTE_MS = 60_000;
/** Full minutes before now from which the queue is computed. */
export const QUEUE_MINUTES = 20;

interface QueueFacts {
  admissions: readonly GateAdmission[];
  desks: number;
  toCome: number;
  dueIn: number | null;
  now: Date;
}

/** The queue at the walk-up desks, and who has not come. */
export function presentQueue({ admissions, desks, toCome, dueIn, now }: QueueFacts) {
  const first = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - QUEUE_MINUTES * MINUTE_MS;
  const counted = (belongs: (one: GateAdmission) => boolean): number[] =>
    Array.from({ length: QUEUE_MINUTES }, (_, index) =>
      admissions
        .filter((one) => belongs(one) && one.minute.getTime() === first + index * MINUTE_MS)
        .reduce((sum, { people }) => sum + people, 0),
    );
  const all = counted(() => true).reduce((sum, people) => sum + people, 0);
  const { waiting, wait } = deskQueue({ minutes: counted(({ desk }) => desk), all, desks, toCome, dueIn });
  return { waiting, minutes: waiting === 0 ? 0 : shownMinutes(wait), toCome };
}
