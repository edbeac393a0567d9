import type { ListedBroadcast } from '@meetingapp/contract/live/listed.ts';
import { liveStatuses, type LiveStatus } from '@meetingapp/contract/live/socket.ts';
import type { EntranceStatus } from '@meetingapp/domain/live/entrance.ts';
import { beginsInAMinute } from '@meetingapp/domain/live/states.ts';

export const isNumber = (id: string | undefined): id is string => id !== undefined && /^\d{1,15}$/.test(id);

export const isStatus = (text: string): text is LiveStatus => (liveStatuses as readonly string[]).includes(text);

/** Status by the server's clock (T3). Between two answers it advances where only time decides. */
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

/** Sorts questions: those being answered first, then by votes, older before newer; answered ones last. */
export function inAskedOrder<T extends { s: number; votes: number; state: 'open' | 'shown' | 'answered' }>(
  questions: readonly T[],
): T[] {
  const rank = { shown: 0, open: 1, answered: 2 };
  return questions.toSorted((a, b) => rank[a.state] - rank[b.state] || b.votes - a.votes || a.s - b.s);
}

/** Returns `h:mm:ss`, or `mm:ss` below one hour, rounded up to seconds. Hours may exceed 24; the date next to it names the day. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
