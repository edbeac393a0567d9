import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockIn, momentIn, shiftDays } from './zoned.ts';

it('local time and its moment', () => {
  expect(clockIn('Asia/Shanghai', new Date('2027-02-28T16:00:00Z'))).toBe('2027-03-01T00:00');
  expect(momentIn('Asia/Shanghai', '2027-03-01T00:00')?.toISOString()).toBe('2027-02-28T16:00:00.000Z');
  expect(momentIn('Asia/Shanghai', '')).toBeNull();
});

it('midnight stays midnight across a change of the clocks', () => {
  const before = momentIn('Europe/Berlin', '2027-03-27T00:00')!;
  expect(clockIn('Europe/Berlin', shiftDays('Europe/Berlin', before, 3))).toBe('2027-03-30T00:00');
  expect(shiftDays('Europe/Berlin', before, 3).getTime() - before.getTime()).toBe(3 * 86_400_000 - 3_600_000);
});

it('the round trip gives the same minute', () => {
  const zone = fc.constantFrom('Asia/Shanghai', 'UTC', 'Asia/Kolkata');
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 70_000_000 }), (where, minutes) => {
      const at = new Date(minutes * 60_000);
      expect(momentIn(where, clockIn(where, at))).toEqual(at);
    }),
  );
});
