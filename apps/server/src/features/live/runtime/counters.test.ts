import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomBase } from './room-base.ts';
import type { Presence } from './presence.ts';
import { Counters } from './counters.ts';

const MANY = 15_000;

function countersOf(viewers: number) {
  const presence = { viewers };
  const room = { flushSoon: vi.fn<() => void>() };
  const opened = { likes: 0, poll: undefined };
  const counters = new Counters(room as unknown as RoomBase, presence as unknown as Presence, opened);
  expect(counters.flush()).toBe(true);
  return { counters, room, presence };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[S58] a large room that empties and fills again receives its viewer count every five seconds', () => {
  const { counters, room, presence } = countersOf(MANY);
  presence.viewers = 10;
  expect(counters.flush()).toBe(false);
  vi.advanceTimersByTime(4999);
  presence.viewers = 9000;
  expect(counters.flush()).toBe(false);
  expect(room.flushSoon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(room.flushSoon).toHaveBeenCalledOnce();
  expect(counters.flush()).toBe(true);
  expect(counters.deltaSince(1).map((text) => JSON.parse(text))).toEqual([{ k: 'now', viewers: 9000, likes: 0 }]);
});

it('[S58] likes do not wait for the viewer count, and carry it along', () => {
  const { counters, room, presence } = countersOf(MANY);
  presence.viewers = MANY - 1;
  expect(counters.flush()).toBe(false);
  counters.receiveLikes(7);
  room.flushSoon.mockClear();
  expect(counters.flush()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(room.flushSoon).toHaveBeenCalledOnce();
  expect(counters.flush()).toBe(true);
  expect(counters.deltaSince(1).map((text) => JSON.parse(text))).toEqual([{ k: 'now', viewers: MANY - 1, likes: 7 }]);
});

it('[S58] a small room receives its count within a second', () => {
  const { counters, presence } = countersOf(3);
  presence.viewers = 4;
  vi.advanceTimersByTime(1000);
  expect(counters.flush()).toBe(true);
});
