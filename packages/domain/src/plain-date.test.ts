import { expect, it } from 'vitest';
import { addDays, dayIn, daysBetween, isPlainDate } from './plain-date.ts';

it('[T3] a moment is on another day in another zone', () => {
  const at = new Date('2027-01-01T16:30:00Z');
  expect(dayIn('Asia/Shanghai', at)).toBe('2027-01-02');
  expect(dayIn('UTC', at)).toBe('2027-01-01');
  expect(dayIn('America/Los_Angeles', new Date('2027-01-01T07:59:00Z'))).toBe('2026-12-31');
});

it('[V10] days are counted across months, leap years and the change of clocks', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  expect(daysBetween('2027-01-02', '2026-12-31')).toBe(-2);
});

it('[V10] a date outside the calendar is invalid', () => {
  expect(['2027-02-29', '2027-13-01', '2027-1-1', '', '2027-01-01T00:00'].map(isPlainDate)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(isPlainDate('2028-02-29')).toBe(true);
});
