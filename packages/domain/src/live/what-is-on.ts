import type { LiveStatus } from '@meetingapp/contract/live/socket.ts';

interface Timed {
  id: number;
  status: LiveStatus;
  startsAt: string;
  endsAt: string;
}

/** Orders by start, then by id. */
export const byBeginning = (a: Timed, b: Timed): number => a.startsAt.localeCompare(b.startsAt) || a.id - b.id;

/**
 * A viewer who opens a room between two broadcasts gets the next one if it starts within this time, in milliseconds; otherwise
 * something that can be watched.
 */
const NEAR_MS = 12 * 3_600_000;

/**
 * What a room shows at a time: the live broadcast, else a pending or paused one, else one starting within the next hours, else the
 * last replay, else one that ended within the last hours, else the next, else the last. `next`: the first upcoming one after that.
 */
export function whatIsOn<T extends Timed>(broadcasts: readonly T[], now: number): { on: T | null; next: T | null } {
  const sorted = broadcasts.toSorted(byBeginning);
  const first = (status: LiveStatus): T | undefined => sorted.find((one) => one.status === status);
  const over = sorted.filter(({ status }) => status === 'closed' || status === 'review');
  const coming = first('not_started');
  const soon = coming && Date.parse(coming.startsAt) - now <= NEAR_MS ? coming : undefined;
  const justOver = over.filter(({ endsAt }) => now - Date.parse(endsAt) <= NEAR_MS).at(-1);
  const replay = over.findLast(({ status }) => status === 'review');
  const on = first('live') ?? first('paused') ?? soon ?? replay ?? justOver ?? coming ?? over.at(-1) ?? null;
  const next = sorted.find((one) => one.status === 'not_started' && one !== on) ?? null;
  return { on, next };
}

const order: readonly LiveStatus[] = ['live', 'paused', 'not_started', 'review', 'closed'];

/** Order of lists with all statuses: live, then upcoming with the soonest first, then ended with the latest first. */
export function inListOrder(a: Timed, b: Timed): number {
  const rank = order.indexOf(a.status) - order.indexOf(b.status);
  if (rank !== 0) return rank;
  return a.status === 'review' || a.status === 'closed' ? byBeginning(b, a) : byBeginning(a, b);
}
