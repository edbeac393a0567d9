import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysBefore, refundAmount, refundPercent } from './refund-policy.ts';

const policy = [
  { untilDaysBefore: 30, percent: 100 },
  { untilDaysBefore: 7, percent: 50 },
  { untilDaysBefore: 1, percent: 20 },
];

it('refunds the share of the step still reached, to the day', () => {
  const share = (today: string) => refundPercent(policy, today, '2026-10-15');
  expect(['2026-09-15', '2026-09-16', '2026-10-08', '2026-10-09', '2026-10-14', '2026-10-15'].map(share)).toEqual([
    100, 50, 50, 20, 20, 0,
  ]);
  expect(refundPercent([], '2026-01-01', '2026-10-15')).toBe(0);
});

it('returns the last day of a step, across the end of a month and a leap day', () => {
  expect(daysBefore('2026-10-15', 30)).toBe('2026-09-15');
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
});

it('never refunds more than was paid and not yet refunded', () => {
  expect(refundAmount(98_001, 0, 50)).toBe(49_000);
  expect(refundAmount(98_000, 60_000, 50)).toBe(0);
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), fc.integer({ min: 0, max: 100 }), (paid, back, percent) => {
      const refunded = Math.min(paid, back);
      const amount = refundAmount(paid, refunded, percent);
      expect(Number.isInteger(amount) && amount >= 0 && amount + refunded <= paid).toBe(true);
    }),
  );
});
