import type { LiveStatus } from '@meetingapp/contract/live-socket.ts';
import { moveIn, type Move, type Transitions } from '../state-machine.ts';

export type BroadcastState = 'planned' | 'live' | 'paused' | 'ended';

/** `signal`: the studio's picture came or came back; `lost`: it went away; the others are staff's or the clock's. */
export type BroadcastEvent = 'signal' | 'lost' | 'begin' | 'pause' | 'resume' | 'end' | 'reopen';

export const broadcastTransitions: Transitions<BroadcastState, BroadcastEvent> = {
  planned: { signal: 'live', begin: 'live', pause: 'paused', end: 'ended' },
  live: { lost: 'paused', pause: 'paused', end: 'ended' },
  paused: { signal: 'live', resume: 'live', end: 'ended' },
  ended: { reopen: 'paused' },
};

export interface StandingBroadcast {
  state: BroadcastState;
  /** Who put it there: what staff paused, a signal does not start again. */
  stateBy: 'signal' | 'staff';
}

export function moveBroadcast({ state, stateBy }: StandingBroadcast, event: BroadcastEvent): Move<BroadcastState> {
  if (event === 'signal' && state === 'paused' && stateBy === 'staff') return { ok: false, reason: 'not_from_here' };
  return moveIn(broadcastTransitions, state, event);
}

export interface ShownBroadcast {
  state: BroadcastState;
  startsAt: Date;
  endsAt: Date;
  /** A replay of it is published. */
  replay: boolean;
}

/** The word of the specification for where it stands, by the server's clock (T3). Its time has come and nothing is there: `paused`. */
export function statusOf({ state, startsAt, endsAt, replay }: ShownBroadcast, now: Date): LiveStatus {
  if (state === 'live') return 'live';
  if (state === 'ended' || (state === 'planned' && now >= endsAt)) return replay ? 'review' : 'closed';
  if (state === 'planned' && now < startsAt) return 'not_started';
  return 'paused';
}

const MINUTE = 60_000;

/** Shown in the last minute before it begins (T3). */
export function beginsInAMinute(startsAt: Date, now: Date): boolean {
  const left = startsAt.getTime() - now.getTime();
  return left > 0 && left <= MINUTE;
}

/** Whether what the studio sends is let through to viewers. What staff paused is not, though the signal goes on. */
export function isPictureShown({ state, stateBy }: StandingBroadcast): boolean {
  return state === 'live' || (state === 'paused' && stateBy === 'signal');
}
