import type { BroadcastState } from './states.ts';

const MINUTE = 60_000;
/** How long an ended broadcast stays in front of the director, to publish its poll, say goodbye, or reopen it, in milliseconds. */
const LINGERS_MS = 60 * MINUTE;
/** How long before its start the next broadcast takes precedence, in milliseconds. */
const AHEAD_MS = 10 * MINUTE;

interface Standing {
  state: BroadcastState;
  startsAt: Date;
}

interface Shown extends Standing {
  endsAt: Date;
  /** Null: not ended, or unknown. */
  endedAt: Date | null;
}

const byBeginning = <B extends Standing>(broadcasts: readonly B[]): B[] =>
  broadcasts.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());

/** The broadcast on air in a room: only one at a time, including while it is paused. */
export function broadcastOnAir<B extends Standing>(broadcasts: readonly B[]): B | undefined {
  const inOrder = byBeginning(broadcasts);
  return inOrder.findLast(({ state }) => state === 'live') ?? inOrder.findLast(({ state }) => state === 'paused');
}

const endedLast = <B extends Shown>(broadcasts: readonly B[], now: Date): B | undefined =>
  byBeginning(broadcasts).findLast(
    ({ state, endedAt }) => state === 'ended' && endedAt !== null && now.getTime() - endedAt.getTime() <= LINGERS_MS,
  );

/**
 * The broadcast the director of a room needs: the one on air, else one about to start, else one just ended, else the next that can
 * still start, else the last one.
 */
export function broadcastNow<B extends Shown>(broadcasts: readonly B[], now: Date): B | undefined {
  const inOrder = byBeginning(broadcasts);
  const next = inOrder.find(({ state, endsAt }) => state === 'planned' && endsAt > now);
  const soon = next && next.startsAt.getTime() - now.getTime() <= AHEAD_MS ? next : undefined;
  return broadcastOnAir(broadcasts) ?? soon ?? endedLast(broadcasts, now) ?? next ?? inOrder.at(-1);
}

/**
 * A second broadcast that has just ended, when sessions follow each other: its poll may still be published, and while nothing is on
 * air it may be reopened.
 */
export function broadcastBefore<B extends Shown>(broadcasts: readonly B[], now: Date): B | undefined {
  const current = broadcastNow(broadcasts, now);
  return endedLast(
    broadcasts.filter((one) => one !== current),
    now,
  );
}
