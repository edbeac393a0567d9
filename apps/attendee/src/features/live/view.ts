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
