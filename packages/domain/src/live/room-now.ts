import type { BroadcastState } from './states.ts';

interface Shown {
  state: BroadcastState;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The broadcast that whoever directs a room has before them: what is on the air, or else the next that can still begin, or else
 * the last one.
 */
export function broadcastNow<B extends Shown>(broadcasts: readonly B[], now: Date): B | undefined {
  const byTime = broadcasts.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return (
    byTime.findLast(({ state }) => state === 'live') ??
    byTime.findLast(({ state }) => state === 'paused') ??
    byTime.find(({ state, endsAt }) => state === 'planned' && endsAt > now) ??
    byTime.at(-1)
  );
}
