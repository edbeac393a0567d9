import { expect, it } from 'vitest';
import type { LiveStatus } from '@meetingapp/contract/live/socket.ts';
import { inListOrder, whatIsOn } from './what-is-on.ts';

let id = 0;
const one = (status: LiveStatus, hour: number) => ({
  id: (id += 1),
  status,
  startsAt: new Date(Date.UTC(2026, 10, 21, hour)).toISOString(),
  endsAt: new Date(Date.UTC(2026, 10, 21, hour + 1)).toISOString(),
});

it('[S56] a room shows what is live, else what is paused, else what comes, else what was last', () => {
  const [closed, review, live, paused, soon, later] = [
    one('closed', 7),
    one('review', 8),
    one('live', 9),
    one('paused', 9),
    one('not_started', 11),
    one('not_started', 12),
  ];
  const now = Date.UTC(2026, 10, 21, 10);
  expect(whatIsOn([later, soon, paused, live, review, closed], now)).toEqual({ on: live, next: soon });
  expect(whatIsOn([later, soon, paused, review], now)).toEqual({ on: paused, next: soon });
  expect(whatIsOn([later, soon, review], now)).toEqual({ on: soon, next: later });
  expect(whatIsOn([review, closed], now)).toEqual({ on: review, next: null });
  expect(whatIsOn([], now)).toEqual({ on: null, next: null });
});

it('[S56] with nothing near, a room shows the last replay, else what just ended, and what comes next', () => {
  const [first, second, closed, coming] = [
    one('review', 5),
    one('review', 7),
    one('closed', 8),
    one('not_started', 24 * 9),
  ];
  const at = (hour: number) => Date.UTC(2026, 10, 21, hour);
  expect(whatIsOn([first, second, closed, coming], at(10))).toEqual({ on: second, next: coming });
  expect(whatIsOn([closed, coming], at(10))).toEqual({ on: closed, next: coming });
  expect(whatIsOn([closed, coming], at(24))).toEqual({ on: coming, next: null });
  expect(whatIsOn([first, second, coming], at(24 * 8 + 13))).toEqual({ on: coming, next: null });
  expect(whatIsOn([closed], at(24))).toEqual({ on: closed, next: null });
});

it('[S63] live ones come first, then the soonest upcoming; ended ones last, the latest first', () => {
  const [early, late, soon, later, live] = [
    one('closed', 1),
    one('closed', 5),
    one('not_started', 11),
    one('not_started', 12),
    one('live', 9),
  ];
  expect([early, later, late, live, soon].toSorted(inListOrder)).toEqual([live, soon, later, late, early]);
});
