import type { LiveStatus } from '@meetingapp/contract/live-socket.ts';

interface Timed {
  id: number;
  status: LiveStatus;
  startsAt: string;
  endsAt: string;
}

/** By beginning; the number decides between two that begin together. */
export const byBeginning = (a: Timed, b: Timed): number => a.startsAt.localeCompare(b.startsAt) || a.id - b.id;

/** Whoever opens a room between two broadcasts comes for one that is so near, and else for what there is to be seen. */
const NEAR_MS = 12 * 3_600_000;

/**
 * What a room shows at a moment: what is sent, else what was to be sent or is held back, else what comes in the next hours, else the
 * last replay, else what was over in the last hours, else what comes some day, else what was last. `next`: the first still to come
 * after that.
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

/** For lists of every status: what is on before what comes, what comes soonest before that, what is over last and the latest first. */
export function inListOrder(a: Timed, b: Timed): number {
  const rank = order.indexOf(a.status) - order.indexOf(b.status);
  if (rank !== 0) return rank;
  return a.status === 'review' || a.status === 'closed' ? byBeginning(b, a) : byBeginning(a, b);
}
