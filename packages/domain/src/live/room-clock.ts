import { broadcastOnAir } from './room-now.ts';
import type { BroadcastEvent, BroadcastState } from './states.ts';

const MINUTE = 60_000;
/**
 * How long the studio may be disconnected at the end of a broadcast before it counts as over, in milliseconds: encoders reconnect by
 * themselves.
 */
export const COMES_BACK_MS = 2 * MINUTE;
/**
 * When the studio is still sending and nothing follows in the room, a broadcast ends this long after its scheduled end, in
 * milliseconds.
 */
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
  /** `auto`: broadcasts start and end by schedule; `hand`: staff start and end them. */
  switching: 'auto' | 'hand';
  signal: {
    on: boolean;
    /** When the signal was last lost. */
    lostAt: Date | null;
  };
  /** Without removed ones. */
  broadcasts: readonly ClockedBroadcast[];
}

export interface RoomAct {
  id: number;
  event: BroadcastEvent;
}

/** The broadcast whose start time has come. Earlier ones that never had a signal are passed over. */
function due({ broadcasts }: ClockedRoom, now: Date): ClockedBroadcast | undefined {
  return broadcasts
    .filter(({ state, startsAt, endsAt }) => state === 'planned' && startsAt <= now && endsAt > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .at(-1);
}

/** When the live broadcast ends automatically, as far as known now. */
function endOf(room: ClockedRoom, shown: ClockedBroadcast): Date {
  const end = shown.endsAt.getTime();
  const next = room.broadcasts
    .filter(({ state, startsAt }) => state === 'planned' && startsAt >= shown.startsAt)
    .map(({ startsAt }) => startsAt.getTime());
  const away = room.signal.on ? Infinity : (room.signal.lostAt?.getTime() ?? 0) + COMES_BACK_MS;
  return new Date(Math.max(end, Math.min(end + LONGEST_OVERRUN_MS, away, ...next)));
}

/** Staff may have started it before there was a signal: only a signal that arrived can be lost. */
function isLost({ signal }: ClockedRoom, { state, stateBy, beganAt }: ClockedBroadcast): boolean {
  if (state !== 'live' || signal.on) return false;
  return stateBy === 'signal' || (signal.lostAt !== null && beganAt !== null && signal.lostAt > beganAt);
}

/**
 * Returns the acts due in a room now by signal and clock, in order. Idempotent, so it can be called after any change and at any rate.
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

/** When to check again if nothing changes before; null: no act is scheduled. */
export function nextMomentOf(room: ClockedRoom, now: Date): Date | null {
  if (room.switching === 'hand') return null;
  const shown = broadcastOnAir(room.broadcasts);
  const moments = room.broadcasts.filter(({ state }) => state === 'planned').map(({ startsAt }) => startsAt);
  const later = [...moments, ...(shown ? [endOf(room, shown), shown.endsAt] : [])].filter((moment) => moment > now);
  return later.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
