import type { Entrance } from '@meetingapp/contract/live/entrance.ts';
import type { LiveStatus } from '@meetingapp/contract/live/socket.ts';
import { beginsInAMinute, statusOf } from './states.ts';

/** `soon`: starts within a minute. `pending`: the start time has passed, and there was no signal yet. */
export type EntranceStatus = LiveStatus | 'soon' | 'pending';

const order: readonly EntranceStatus[] = ['live', 'soon', 'paused', 'pending', 'review', 'not_started'];

export interface OpenEntrance extends Entrance {
  status: EntranceStatus;
}

/** The best entrance to a session at a time: live or about to start, else its replay, else the next broadcast; null: none. */
export function entranceNow(entrances: readonly Entrance[], now: Date): OpenEntrance | null {
  const open = entrances
    .map((one) => ({ ...one, status: statusNow(one, now) }))
    .filter(({ status }) => status !== 'closed')
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.startsAt.localeCompare(b.startsAt));
  return open[0] ?? null;
}

function statusNow({ state, startsAt, endsAt, vid }: Entrance, now: Date): EntranceStatus {
  const begins = new Date(startsAt);
  const status = statusOf({ state, startsAt: begins, endsAt: new Date(endsAt), replay: vid !== null }, now);
  if (status === 'not_started' && beginsInAMinute(begins, now)) return 'soon';
  return status === 'paused' && state === 'planned' ? 'pending' : status;
}
