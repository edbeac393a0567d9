import type { Entrance } from '@meetingapp/contract/live-entrances.ts';
import type { LiveStatus } from '@meetingapp/contract/live-socket.ts';
import { beginsInAMinute, statusOf } from './states.ts';

/** `soon`: within a minute. `pending`: its time has come, and there was no picture yet. */
export type EntranceStatus = LiveStatus | 'soon' | 'pending';

const order: readonly EntranceStatus[] = ['live', 'soon', 'paused', 'pending', 'review', 'not_started'];

export interface OpenEntrance extends Entrance {
  status: EntranceStatus;
}

/** The way to the picture of a session at a moment: what is on or about to be, else its replay, else what will come; null: none. */
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
