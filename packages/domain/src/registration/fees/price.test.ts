import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOn, isValidAt } from './discount.ts';
import { quote, windowAt } from './quote.ts';

const day = (text: string) => new Date(`2026-${text}T00:00:00Z`);
const early = { name: 'early', from: day('01-01'), until: day('03-01'), amount: 80_000 };
const regular = { name: 'regular', from: day('03-01'), until: day('05-01'), amount: 100_000 };
const onSite = { name: 'on site', from: day('05-10'), until: day('05-15'), amount: 120_000 };
const windows = [onSite, early, regular];

describe('the price of a fee', () => {
  it('changes at the exact start of a period', () => {
    const at = (now: Date) => windowAt(windows, now).current?.name ?? null;
    expect(at(new Date(early.until.getTime() - 1))).toBe('early');
    expect(at(early.until)).toBe('regular');
    expect([at(day('05-05')), at(day('05-10')), at(onSite.until)]).toEqual([null, 'on site', null]);
  });

  it('is shown with the next one, also across a gap', () => {
    expect(windowAt(windows, day('02-01')).next).toBe(regular);
    expect(windowAt(windows, day('04-01')).next).toBe(onSite);
    expect(windowAt(windows, day('05-05'))).toEqual({ current: null, next: onSite });
    expect(windowAt(windows, day('05-12')).next).toBeNull();
  });
});

describe('the fees of one person', () => {
  const fee = { branchId: null, rule: null, windows, left: null };
  const hindrance = (change: object, now = day('02-01'), branch: number | null = 3) =>
    quote([{ ...fee, ...change }], { identity: 'nurse' }, branch, now)[0]?.hindrance;

  it('can be chosen, or stay in place with the first obstacle', () => {
    expect(hindrance({})).toBeNull();
    expect(hindrance({ left: 1 })).toBeNull();
    expect(hindrance({ left: 0 })).toBe('sold_out');
    expect(hindrance({ left: -2 })).toBe('sold_out');
    expect(hindrance({}, day('05-05'))).toBe('not_on_sale');
    expect(hindrance({ branchId: 3 })).toBeNull();
    expect(hindrance({ branchId: 4 })).toBe('other_branch');
    expect(hindrance({ rule: { equals: { code: 'identity', value: 'physician' } }, left: 0 })).toBe('not_eligible');
  });

  it('have their current price, the next one, and the reason', () => {
    const rule = { equals: { code: 'identity', value: 'nurse' } };
    const [found] = quote([{ ...fee, rule }], { identity: 'nurse' }, null, day('02-01'));
    expect(found).toMatchObject({ window: early, next: regular, why: [{ holds: true, actual: 'nurse' }] });
  });
});

describe('a discount', () => {
  it('in percent rounds the remainder, a half down', () => {
    const percent = (fee: number, value: number) => fee - discountOn(fee, { kind: 'percent', value, prices: {} }, null);
    expect(percent(98_000, 1000)).toBe(88_200);
    expect(percent(101, 5000)).toBe(50);
    expect(percent(103, 5000)).toBe(51);
    expect(percent(100_01, 3333)).toBe(6668);
    expect(percent(98_000, 10_000)).toBe(0);
    expect(percent(98_000, 20_000)).toBe(0);
    expect(percent(98_000, -5)).toBe(98_000);
  });

  it('in an amount never exceeds the fee, and an exemption covers it all', () => {
    expect(discountOn(98_000, { kind: 'amount', value: 20_000, prices: {} }, null)).toBe(20_000);
    expect(discountOn(10_000, { kind: 'amount', value: 20_000, prices: {} }, null)).toBe(10_000);
    expect(discountOn(10_000, { kind: 'exempt', value: 0, prices: {} }, null)).toBe(10_000);
  });

  it('leaves whole fen, never below zero, also of very large sums', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000_000_000_000_00 }),
        fc.integer({ min: 0, max: 10_000 }),
        (fee, value) => {
          const left = fee - discountOn(fee, { kind: 'percent', value, prices: {} }, null);
          // The nearest fen, half rounded down: 2 * left is within one of twice the exact share.
          const exact = BigInt(fee) * BigInt(10_000 - value);
          const double = 2n * exact - 2n * 10_000n * BigInt(left);
          expect(double > -10_000n && double <= 10_000n).toBe(true);
        },
      ),
    );
  });

  it('is valid from its start until just before its end', () => {
    const code = { from: day('01-01'), until: day('03-01') };
    expect([day('01-01'), new Date(code.until.getTime() - 1), code.until].map((now) => isValidAt(code, now))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isValidAt({ from: null, until: null }, day('01-01'))).toBe(true);
  });
});
