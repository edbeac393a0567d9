import type { HomeSession } from '@meetingapp/contract/home/home.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hallsNow, orderOfHall, percentOf, sessionStatusOf } from './sessions.ts';

const at = (time: string) => Date.parse(`2026-10-16T${time}:00Z`);
const session = (sessionId: number, hall: string, from: string, until: string, live = false): HomeSession => ({
  sessionId,
  hall,
  hallName: `Hall ${hall}`,
  title: `${hall} ${from}`,
  chairs: [],
  kind: 'session',
  from: new Date(at(from)).toISOString(),
  until: new Date(at(until)).toISOString(),
  live,
  to: '',
});
const day = [
  session(1, 'A', '09:30', '10:00'),
  session(3, 'A', '10:45', '11:15'),
  session(2, 'A', '10:00', '10:45', true),
  session(4, 'B', '10:40', '11:00'),
];

it('lists for every hall what is on, what comes next, and how long that is', () => {
  expect(hallsNow(day, at('10:24'))).toMatchObject([
    { hall: 'A', current: { sessionId: 2 }, next: { sessionId: 3 }, percent: 53, minutes: 21 },
    { hall: 'B', current: null, next: { sessionId: 4 }, percent: 0, minutes: 16 },
  ]);
  expect(hallsNow(day, at('12:00'))).toMatchObject([
    { current: null, next: null, minutes: null },
    { current: null, next: null, minutes: null },
  ]);
});

it('lists for a hall what has just ended, what is on and what follows; of one that can be watched', () => {
  const ids = (time: string, most = 4) => orderOfHall(day, at(time), most).map(({ sessionId }) => sessionId);
  expect(ids('10:24')).toEqual([1, 2, 3]);
  expect(ids('08:00')).toEqual([1, 2, 3]);
  expect(ids('11:00')).toEqual([2, 3]);
  expect(ids('23:00', 2)).toEqual([2, 3]);
  expect(orderOfHall([], at('10:00'), 4)).toEqual([]);
});

it('two halls with the same first letter stay separate', () => {
  const other = { ...session(5, 'A', '10:00', '11:00'), hallName: 'Another hall' };
  expect(hallsNow([...day, other], at('10:24')).map(({ hallName }) => hallName)).toEqual([
    'Hall A',
    'Hall B',
    'Another hall',
  ]);
});

it('a session ends exactly at its end, and its progress stays within 0 to 100', () => {
  const one = day[0]!;
  expect(sessionStatusOf(one, at('09:30'))).toBe('now');
  expect(sessionStatusOf(one, at('10:00'))).toBe('ended');
  fc.assert(
    fc.property(fc.integer({ min: at('00:00'), max: at('23:59') }), (now) => {
      const percent = percentOf(one, now);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }),
  );
});
