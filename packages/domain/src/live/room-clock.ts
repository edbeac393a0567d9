import { broadcastOnAir } from './room-now.ts';
import type { BroadcastEvent, BroadcastState } from './states.ts';

const MINUTE = 60_000;
/** So long the studio may be away at the end of a broadcast before it counts as over: programs that send come back by themselves. */
export const COMES_BACK_MS = 2 * MINUTE;
/** Nobody switched the studio off, and nothing follows in the room: so long after its time a broadcast ends nevertheless. */
export const LONGEST_OVERRUN_MS = 60 * MINUTE;

export interface ClockedBroadcast {
  id: number;
  state: BroadcastState;
  stateBy: 'signal' | 'staff';
  startsAt: Date;
  endsAt: Date;
  beganAt: Date | null;
}

export interface ClockedRoom {
  /** `auto`: broadcasts begin and end by their times; `hand`: staff begin and end them. */
  switching: 'auto' | 'hand';
  signal: {
    on: boolean;
    /** When it went away last. */
    lostAt: Date | null;
  };
  /** Those that were not removed. */
  broadcasts: readonly ClockedBroadcast[];
}

export interface RoomAct {
  id: number;
  event: BroadcastEvent;
}

/** The one whose time has come. Those before it that nobody sent anything for have passed. */
function due({ broadcasts }: ClockedRoom, now: Date): ClockedBroadcast | undefined {
  return broadcasts
    .filter(({ state, startsAt, endsAt }) => state === 'planned' && startsAt <= now && endsAt > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .at(-1);
}

/** When what is on the air ends by itself, as far as one can say now; null: not by the clock. */
function endOf(room: ClockedRoom, shown: ClockedBroadcast): Date {
  const end = shown.endsAt.getTime();
  const next = room.broadcasts
    .filter(({ state, startsAt }) => state === 'planned' && startsAt >= shown.startsAt)
    .map(({ startsAt }) => startsAt.getTime());
  const away = room.signal.on ? Infinity : (room.signal.lostAt?.getTime() ?? 0) + COMES_BACK_MS;
  return new Date(Math.max(end, Math.min(end + LONGEST_OVERRUN_MS, away, ...next)));
}

/** Somebody of the staff may have begun it before there was a picture: only what came can be lost. */
function isLost({ signal }: ClockedRoom, { state, stateBy, beganAt }: ClockedBroadcast): boolean {
  if (state !== 'live' || signal.on) return false;
  return stateBy === 'signal' || (signal.lostAt !== null && beganAt !== null && signal.lostAt > beganAt);
}

/**
 * What happens in a room at this moment by its signal and by the clock, in order. Asked again at once, nothing more happens: so it may
 * be asked whenever something has changed, and as often as one likes.
 */
export function actsOfRoom(room: ClockedRoom, now: Date): RoomAct[] {
  const shown = broadcastOnAir(room.broadcasts);
  const next = room.switching === 'auto' && room.signal.on ? due(room, now) : undefined;
  const begin: RoomAct[] = next ? [{ id: next.id, event: 'signal' }] : [];
  if (!shown) return begin;
  if (room.switching === 'auto' && now >= endOf(room, shown)) return [{ id: shown.id, event: 'end' }, ...begin];
  if (isLost(room, shown)) return [{ id: shown.id, event: 'lost' }];
  const isBack = room.signal.on && shown.state === 'paused' && shown.stateBy === 'signal';
  return isBack ? [{ id: shown.id, event: 'signal' }] : [];
}

/** When to ask again, if nothing changes before; null: nothing will happen by the clock. */
export function nextMomentOf(room: ClockedRoom, now: Date): Date | null {
  if (room.switching === 'hand') return null;
  const shown = broadcastOnAir(room.broadcasts);
  const moments = room.broadcasts.filter(({ state }) => state === 'planned').map(({ startsAt }) => startsAt);
  const later = [...moments, ...(shown ? [endOf(room, shown), shown.endsAt] : [])].filter((moment) => moment > now);
  return later.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
