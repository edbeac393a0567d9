import type { BroadcastState } from './states.ts';

const MINUTE = 60_000;
/** So long whoever directs may still publish a poll of what is over, say goodbye, or open it again. */
const LINGERS_MS = 60 * MINUTE;
/** So long before it begins the next one is before them in any case. */
const AHEAD_MS = 10 * MINUTE;

interface Standing {
  state: BroadcastState;
  startsAt: Date;
}

interface Shown extends Standing {
  endsAt: Date;
  /** Null: it has not, or nobody knows when. */
  endedAt: Date | null;
}

const byBeginning = <B extends Standing>(broadcasts: readonly B[]): B[] =>
  broadcasts.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());

/** What is on the air in a room: one at a time is, also while it is paused. */
export function broadcastOnAir<B extends Standing>(broadcasts: readonly B[]): B | undefined {
  const inOrder = byBeginning(broadcasts);
  return inOrder.findLast(({ state }) => state === 'live') ?? inOrder.findLast(({ state }) => state === 'paused');
}

const endedLast = <B extends Shown>(broadcasts: readonly B[], now: Date): B | undefined =>
  byBeginning(broadcasts).findLast(
    ({ state, endedAt }) => state === 'ended' && endedAt !== null && now.getTime() - endedAt.getTime() <= LINGERS_MS,
  );

/**
 * The broadcast that whoever directs a room has before them: what is on the air, or else what begins in a moment, or else what ended
 * a moment ago, or else the next that can still begin, or else the last one.
 */
export function broadcastNow<B extends Shown>(broadcasts: readonly B[], now: Date): B | undefined {
  const inOrder = byBeginning(broadcasts);
  const next = inOrder.find(({ state, endsAt }) => state === 'planned' && endsAt > now);
  const soon = next && next.startsAt.getTime() - now.getTime() <= AHEAD_MS ? next : undefined;
  return broadcastOnAir(broadcasts) ?? soon ?? endedLast(broadcasts, now) ?? next ?? inOrder.at(-1);
}

/**
 * Beside it, what ended a moment ago where sessions follow one another: its poll may still be published, and while nothing is on the
 * air it may be opened again.
 */
export function broadcastBefore<B extends Shown>(broadcasts: readonly B[], now: Date): B | undefined {
  const current = broadcastNow(broadcasts, now);
  return endedLast(
    broadcasts.filter((one) => one !== current),
    now,
  );
}
