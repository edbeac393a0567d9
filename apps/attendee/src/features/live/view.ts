import type { ListedBroadcast } from '@meetingapp/contract/live-shared.ts';
import { liveStatuses, type LiveStatus } from '@meetingapp/contract/live-socket.ts';
import type { EntranceStatus } from '@meetingapp/domain/live/entrance.ts';
import { beginsInAMinute } from '@meetingapp/domain/live/states.ts';

export const isNumber = (id: string | undefined): id is string => id !== undefined && /^\d{1,15}$/.test(id);

export const isStatus = (text: string): text is LiveStatus => (liveStatuses as readonly string[]).includes(text);

/** By the server's clock (T3): between two answers it goes on by itself where time alone decides. */
export function statusAt(
  { status, startsAt, begun }: Pick<ListedBroadcast, 'status' | 'startsAt' | 'begun'>,
  now: number,
): EntranceStatus {
  if (status === 'paused' && !begun) return 'pending';
  if (status !== 'not_started') return status;
  const begins = new Date(startsAt);
  if (begins.getTime() <= now) return 'pending';
  return beginsInAMinute(begins, new Date(now)) ? 'soon' : 'not_started';
}

/** Shares of a poll in whole per cent that add up to 100 where one may choose one; of all who voted where one may choose several. */
export function sharesOf(counts: readonly number[], voters: number, most: number): number[] {
  const whole = most === 1 ? counts.reduce((sum, count) => sum + count, 0) : voters;
  if (whole === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / whole) * 100);
  if (most > 1) return exact.map((share) => Math.min(100, Math.round(share)));
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRest = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRest.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** Being answered first, then those with most support, the older before the newer; answered ones last. */
export function inAskedOrder<T extends { s: number; votes: number; state: 'open' | 'shown' | 'answered' }>(
  questions: readonly T[],
): T[] {
  const rank = { shown: 0, open: 1, answered: 2 };
  return questions.toSorted((a, b) => rank[a.state] - rank[b.state] || b.votes - a.votes || a.s - b.s);
}

/** `1 d 02:05:09` in figures alone: days are told by the date beside it. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
