import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, lastChangeDay, mayChange } from './change-policy.ts';

const policy = { answers: 0, fee: 14, stay: null };

describe('[A8] changes a person may make without staff', () => {
  it('end with the day that the organiser set, that day included', () => {
    expect(lastChangeDay(policy, 'fee', '2030-05-20')).toBe('2030-05-06');
    expect(mayChange(policy, 'fee', '2030-05-06', '2030-05-20')).toBe(true);
    expect(mayChange(policy, 'fee', '2030-05-07', '2030-05-20')).toBe(false);
    expect(mayChange(policy, 'answers', '2030-05-20', '2030-05-20')).toBe(true);
    expect(mayChange(policy, 'answers', '2030-05-21', '2030-05-20')).toBe(false);
  });

  it('are disabled when only staff may change it', () => {
    expect(lastChangeDay(policy, 'stay', '2030-05-20')).toBeNull();
    expect(mayChange(policy, 'stay', '2020-01-01', '2030-05-20')).toBe(false);
  });

  it('charge or refund, never both, and never refund more than the price difference', () => {
    const fen = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(fen, fen, fc.integer({ min: 0, max: 100 }), (before, after, percent) => {
        const { toPay, refund } = differenceOf(before, after, percent);
        expect(toPay === 0 || refund === 0).toBe(true);
        expect(toPay).toBe(Math.max(0, after - before));
        expect(refund).toBeLessThanOrEqual(Math.max(0, before - after));
        if (percent === 100) expect(before + toPay - refund).toBe(after);
      }),
    );
  });
});
