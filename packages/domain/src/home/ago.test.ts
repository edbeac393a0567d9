import { expect, it } from 'vitest';
import { ago } from './ago.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse('2026-05-01T12:00:00Z');
const back = (milliseconds: number) => ago(now - milliseconds, now);

it('[K6] shows minutes, hours, days, weeks of 7, months of 28 and years of 365 days', () => {
  expect(back(minute - 1)).toEqual({ unit: 'now', count: 0 });
  expect(back(minute)).toEqual({ unit: 'minutes', count: 1 });
  expect(back(60 * minute - 1)).toEqual({ unit: 'minutes', count: 59 });
  expect(back(60 * minute)).toEqual({ unit: 'hours', count: 1 });
  expect(back(day)).toEqual({ unit: 'days', count: 1 });
  expect(back(7 * day - 1)).toEqual({ unit: 'days', count: 6 });
  expect(back(7 * day)).toEqual({ unit: 'weeks', count: 1 });
  expect(back(28 * day - 1)).toEqual({ unit: 'weeks', count: 3 });
  expect(back(28 * day)).toEqual({ unit: 'months', count: 1 });
  expect(back(365 * day - 1)).toEqual({ unit: 'months', count: 13 });
  expect(back(365 * day)).toEqual({ unit: 'years', count: 1 });
});

it('[K6] shows “now” for a moment that a fast clock puts into the future', () => {
  expect(back(-5 * minute)).toEqual({ unit: 'now', count: 0 });
});
