import { expect, it } from 'vitest';
import { isDay, isMoment } from './shapes.ts';

it.each(['2026-02-28', '2028-02-29', '1900-01-01', '2199-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each(['2026-02-30', '2027-02-29', '0000-01-01', '9999-12-31', '2026-13-01', 'x', ''])('%s is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

it('a moment needs a day that exists and a time', () => {
  expect(isMoment('2026-02-28T23:59:59.999Z')).toBe(true);
  expect(isMoment('2026-02-28T08:00:00+08:00')).toBe(true);
  expect(isMoment('2026-02-30T10:00:00Z')).toBe(false);
  expect(isMoment('2026-02-28T10:00:00+99:99')).toBe(false);
  expect(isMoment('2026-02-28 00:00:00-23')).toBe(false);
  expect(isMoment('Invalid Date')).toBe(false);
});
