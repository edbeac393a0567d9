import type { LiveStatus } from '@meetingapp/contract/live/socket.ts';
import { moveIn, type Move, type Transitions } from '../state-machine.ts';

export type BroadcastState = 'planned' | 'live' | 'paused' | 'ended';

/** `signal`: the studio's signal arrived or returned; `lost`: it was lost; the others come from staff or the clock. */
export type BroadcastEvent = 'signal' | 'lost' | 'begin' | 'pause' | 'resume' | 'end' | 'reopen';

export const broadcastTransitions: Transitions<BroadcastState, BroadcastEvent> = {
  planned: { signal: 'live', begin: 'live', pause: 'paused', end: 'ended' },
  live: { lost: 'paused', pause: 'paused', end: 'ended' },
  paused: { signal: 'live', resume: 'live', end: 'ended' },
  ended: { reopen: 'paused' },
};

export interface ActiveBroadcast {
  state: BroadcastState;
  /** Who set the state: a signal does not resume what staff paused. */
  stateBy: 'signal' | 'staff';
}

/** The state after an event, or `not_from_here`; a signal does not resume what staff paused. */
export function moveBroadcast({ state, stateBy }: ActiveBroadcast, event: BroadcastEvent): Move<BroadcastState> {
  if (event === 'signal' && state === 'paused' && stateBy === 'staff') return { ok: false, reason: 'not_from_here' };
  return moveIn(broadcastTransitions, state, event);
}

export interface ShownBroadcast {
  state: BroadcastState;
  startsAt: Date;
  endsAt: Date;
  /** True when a replay is published. */
  replay: boolean;
}

/** The specification's status by the server's clock (T3). `paused` when the start time has passed without a signal. */
export function statusOf({ state, startsAt, endsAt, replay }: ShownBroadcast, now: Date): LiveStatus {
  if (state === 'live') return 'live';
  if (state === 'ended' || (state === 'planned' && now >= endsAt)) return replay ? 'review' : 'closed';
  if (state === 'planned' && now < startsAt) return 'not_started';
  return 'paused';
}

const MINUTE = 60_000;

/** True in the last minute before the start (T3). */
export function beginsInAMinute(startsAt: Date, now: Date): boolean {
  const left = startsAt.getTime() - now.getTime();
  return left > 0 && left <= MINUTE;
}

/** True when viewers receive the studio's signal. False when staff paused it, even though the signal continues. */
export function isPictureShown({ state, stateBy }: ActiveBroadcast): boolean {
  return state === 'live' || (state === 'paused' && stateBy === 'signal');
}
