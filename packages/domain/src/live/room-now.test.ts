import { expect, it } from 'vitest';
import { broadcastNow } from './room-now.ts';
import type { BroadcastState } from './states.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const one = (state: BroadcastState, hour: number) => ({ state, startsAt: at(hour), endsAt: at(hour + 1) });

it('[O12] whoever directs a room sees what is on the air, then what comes, then what was last', () => {
  const [early, live, paused, next, later] = [
    one('ended', 8),
    one('live', 9),
    one('paused', 10),
    one('planned', 11),
    one('planned', 12),
  ];
  const missed = one('planned', 7);
  expect(broadcastNow([later, next, paused, live, early, missed], at(9))).toBe(live);
  expect(broadcastNow([later, next, paused, early, missed], at(9))).toBe(paused);
  expect(broadcastNow([later, next, early, missed], at(9))).toBe(next);
  expect(broadcastNow([early, missed], at(9))).toBe(early);
  expect(broadcastNow([], at(9))).toBeUndefined();
});
