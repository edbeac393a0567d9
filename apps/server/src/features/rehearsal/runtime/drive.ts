import type { Timeline } from './timeline.ts';

/** People at the same time at most, whatever the plan: the server's own work has the rest. */
const MOST_AT_ONCE = 64;

export interface Driven {
  /** How many began. */
  begun: number;
  /** Real milliseconds by which the latest began after its time. */
  behind: number;
}

/**
 * Begins one piece of work at each moment of a schedule (milliseconds of the time axis from now), and returns when all have ended. Nobody
 * new begins once `signal` is aborted, or while `MOST_AT_ONCE` are busy.
 */
export async function drive(
  schedule: readonly number[],
  one: (index: number) => Promise<void>,
  { timeline, signal }: { timeline: Timeline; signal: AbortSignal },
): Promise<Driven> {
  const began = timeline.now();
  const busy = new Set<Promise<void>>();
  const driven: Driven = { begun: 0, behind: 0 };
  for (const [index, due] of schedule.entries()) {
    await timeline.until(began + due, signal);
    while (busy.size >= MOST_AT_ONCE && !signal.aborted) await Promise.race(busy);
    // It may have been paused meanwhile.
    await timeline.whilePaused(signal);
    if (signal.aborted) break;
    driven.begun += 1;
    driven.behind = Math.max(driven.behind, Math.round((timeline.now() - began - due) / timeline.speed));
    const work: Promise<void> = one(index).finally(() => busy.delete(work));
    busy.add(work);
  }
  await Promise.all(busy);
  return driven;
}
