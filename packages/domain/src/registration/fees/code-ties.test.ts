import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeHindrance, type CodeTies } from './discount.ts';

const now = new Date('2027-01-01T00:00:00Z');
const open: CodeTies = { from: null, until: null, feeIds: [], holder: null, kind: 'percent', value: 1000, prices: {} };
const person = { feeId: 7, phone: '139 0000 2301', email: 'Lin@Example.org', currency: null };

describe('[O3] a code', () => {
  it('without ties applies to everybody, with a fee only to that fee', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 5 });
    fc.assert(
      fc.property(ids, fc.option(fc.integer({ min: 1, max: 20 })), (feeIds, feeId) => {
        const applies = feeIds.length === 0 || (feeId !== null && feeIds.includes(feeId));
        const expected = applies ? null : 'discount_other_fee';
        expect(codeHindrance({ ...open, feeIds }, { ...person, feeId }, now)).toBe(expected);
      }),
    );
  });

  it('of a fixed sum applies only in the currencies in which it has one, and other kinds in each', () => {
    const prices = { USD: 2500 };
    for (const kind of ['amount', 'percent', 'exempt'] as const)
      for (const currency of [null, 'USD', 'EUR']) {
        const expected = kind === 'amount' && currency === 'EUR' ? 'discount_other_currency' : null;
        expect(codeHindrance({ ...open, kind, prices }, { ...person, currency }, now)).toBe(expected);
      }
  });

  it('of one person applies however they typed their number or address, and to nobody else', () => {
    for (const holder of ['13900002301', 'lin@example.org'])
      expect(codeHindrance({ ...open, holder }, person, now)).toBeNull();
    for (const holder of ['13900002302', 'wang@example.org', ''])
      expect(codeHindrance({ ...open, holder }, person, now)).toBe('discount_other_person');
    const unknown = { ...person, phone: '', email: '' };
    expect(codeHindrance({ ...open, holder: '' }, unknown, now)).toBe('discount_other_person');
    expect(codeHindrance({ ...open, until: now }, person, now)).toBe('discount_not_valid');
  });
});
