import { expect, it } from 'vitest';
import { shiftOf, talkAt } from './running-order.ts';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 21, hour, minute)).toISOString();

it('[S58] talks are at their times, also when the broadcast opens earlier; a repeat shifts them to its own', () => {
  const session = { from: at(10), to: at(12) };
  expect(shiftOf(session, { from: at(9, 45), to: at(12, 15) })).toBe(0);
  expect(shiftOf(session, { from: at(15), to: at(17) })).toBe(5 * 3_600_000);
  expect(shiftOf(session, { from: at(12), to: at(14) })).toBe(2 * 3_600_000);
});

it('[S58] the current talk is marked, and none between two', () => {
  const talks = [
    { id: 1, from: at(10), to: at(10, 20) },
    { id: 2, from: at(10, 30), to: at(10, 50) },
    { id: 3, from: null, to: null },
  ];
  expect(talkAt(talks, Date.parse(at(10)))?.id).toBe(1);
  expect(talkAt(talks, Date.parse(at(10, 20)))).toBeNull();
  expect(talkAt(talks, Date.parse(at(10, 49)))?.id).toBe(2);
});
