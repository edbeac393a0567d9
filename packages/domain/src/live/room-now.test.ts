import { expect, it } from 'vitest';
import { broadcastBefore, broadcastNow, broadcastOnAir } from './room-now.ts';
import type { BroadcastState } from './states.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, 0, hour * 60));
const one = (state: BroadcastState, hour: number) => ({
  state,
  startsAt: at(hour),
  endsAt: at(hour + 1),
  endedAt: state === 'ended' ? at(hour + 1) : null,
});

it('[O12] the director of a room sees what is on the air, then what comes, then what was last', () => {
  const [early, live, paused, next, later] = [
    one('ended', 7),
    one('live', 9),
    one('paused', 10),
    one('planned', 11),
    one('planned', 12),
  ];
  const missed = one('planned', 6);
  expect(broadcastNow([later, next, paused, live, early, missed], at(9.5))).toBe(live);
  expect(broadcastNow([later, next, paused, early, missed], at(9.5))).toBe(paused);
  expect(broadcastNow([later, next, early, missed], at(9.5))).toBe(next);
  expect(broadcastNow([early, missed], at(9.5))).toBe(early);
  expect(broadcastNow([], at(9.5))).toBeUndefined();
  expect(broadcastOnAir([later, next, early])).toBeUndefined();
});

it('[O12] a broadcast that has just ended stays visible to the director until the next is about to begin', () => {
  const over = one('ended', 8);
  const next = one('planned', 10);
  expect(broadcastNow([next, over], at(9))).toBe(over);
  expect(broadcastNow([next, over], at(9.8))).toBe(over);
  expect(broadcastNow([next, over], at(9.9))).toBe(next);
  const nextWeek = one('planned', 200);
  expect(broadcastNow([nextWeek, over], at(10))).toBe(over);
  expect(broadcastNow([nextWeek, over], at(10.1))).toBe(nextWeek);
});

it('[O12] with consecutive sessions the one just ended is shown beside the current one, for an hour', () => {
  const [first, over, live, next] = [one('ended', 7), one('ended', 8), one('live', 9), one('planned', 9)];
  expect(broadcastBefore([live, over, first], at(9.5))).toBe(over);
  expect(broadcastBefore([live, over, first], at(10.1))).toBeUndefined();
  expect(broadcastBefore([next, over], at(8.95))).toBe(over);
  expect(broadcastBefore([over, first], at(9))).toBe(first);
  expect(broadcastBefore([over, first], at(9.5))).toBeUndefined();
});
