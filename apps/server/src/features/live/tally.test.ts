import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomCore } from './handlers-core.ts';
import type { RoomPresence } from './handlers-presence.ts';
import { RoomTally } from './handlers-tally.ts';

const MANY = 15_000;

function tallyOf(viewers: number) {
  const presence = { viewers };
  const room = { flushSoon: vi.fn<() => void>() };
  const opened = { likes: 0, poll: undefined };
  const tally = new RoomTally(room as unknown as RoomCore, presence as unknown as RoomPresence, opened);
  expect(tally.collect()).toBe(true);
  return { tally, room, presence };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[S58] a large room that empties and fills again is told how many it is every five seconds', () => {
  const { tally, room, presence } = tallyOf(MANY);
  presence.viewers = 10;
  expect(tally.collect()).toBe(false);
  vi.advanceTimersByTime(4999);
  presence.viewers = 9000;
  expect(tally.collect()).toBe(false);
  expect(room.flushSoon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(room.flushSoon).toHaveBeenCalledOnce();
  expect(tally.collect()).toBe(true);
  expect(tally.toldSince(1).map((text) => JSON.parse(text))).toEqual([{ k: 'now', viewers: 9000, likes: 0 }]);
});

it('[S58] likes do not wait for the number of viewers, and take it along', () => {
  const { tally, room, presence } = tallyOf(MANY);
  presence.viewers = MANY - 1;
  expect(tally.collect()).toBe(false);
  tally.hearLikes(7);
  room.flushSoon.mockClear();
  expect(tally.collect()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(room.flushSoon).toHaveBeenCalledOnce();
  expect(tally.collect()).toBe(true);
  expect(tally.toldSince(1).map((text) => JSON.parse(text))).toEqual([{ k: 'now', viewers: MANY - 1, likes: 7 }]);
});

it('[S58] a small room is told within a second', () => {
  const { tally, presence } = tallyOf(3);
  presence.viewers = 4;
  vi.advanceTimersByTime(1000);
  expect(tally.collect()).toBe(true);
});
