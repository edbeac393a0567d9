import { setTimeout as wait } from 'node:timers/promises';

/** People at the same time at most, whatever the plan: the server's own work has the rest. */
const MOST_AT_ONCE = 64;

export interface Driven {
  /** How many began. */
  begun: number;
  /** Milliseconds by which the latest began after its time. */
  behind: number;
}

/**
 * Begins one piece of work at each moment of a schedule (milliseconds from now), and returns when all have ended. Nobody new begins once
 * `signal` is aborted, or while `MOST_AT_ONCE` are busy.
 */
export async function drive(
  schedule: readonly number[],
  one: (index: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Driven> {
  const began = performance.now();
  const busy = new Set<Promise<void>>();
  const driven: Driven = { begun: 0, behind: 0 };
  for (const [index, due] of schedule.entries()) {
    const early = due - (performance.now() - began);
    if (early > 0) await pause(early, signal);
    while (busy.size >= MOST_AT_ONCE && !signal.aborted) await Promise.race(busy);
    if (signal.aborted) break;
    driven.begun += 1;
    driven.behind = Math.max(driven.behind, Math.round(performance.now() - began - due));
    const work: Promise<void> = one(index).finally(() => busy.delete(work));
    busy.add(work);
  }
  await Promise.all(busy);
  return driven;
}

/** Waits, but not longer than until `signal` is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
