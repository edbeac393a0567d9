import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeHindrance, discountOn } from './discount.ts';
import { priceIn, sumIn, sumsOf, type Priced } from './prices.ts';
import { quote } from './quote.ts';

const currencies = ['USD', 'EUR', 'HKD'] as const;
// The last two digits of every amount name its currency: an amount that was taken from another one is seen.
const mark = { CNY: 1, USD: 2, EUR: 3, HKD: 4 } as const;
const amountIn = (currency: keyof typeof mark) => fc.nat(1_000_000).map((whole) => whole * 1000 + mark[currency]);
const priced: fc.Arbitrary<Priced> = fc.record({
  amount: amountIn('CNY'),
  prices: fc.record({ USD: amountIn('USD'), EUR: amountIn('EUR'), HKD: amountIn('HKD') }, { requiredKeys: [] }),
});
const currency = fc.constantFrom(null, ...currencies);

it('[O3] prices of two currencies never mix: each sum is made of prices in its own currency, or there is none', () => {
  fc.assert(
    fc.property(fc.array(priced, { minLength: 1, maxLength: 6 }), currency, (all, code) => {
      const sum = sumIn(all, code);
      const missing = code !== null && all.some(({ prices }) => prices[code] === undefined);
      if (missing) expect(sum).toBeNull();
      else expect((sum ?? 0) % 1000).toBe(mark[code ?? 'CNY'] * all.length);
    }),
  );
});

it('[O3] the sums of all currencies are those of each, and leave out what has no price in it', () => {
  fc.assert(
    fc.property(fc.array(priced, { maxLength: 5 }), (all) => {
      const sums = sumsOf(all);
      for (const code of currencies) expect(sums[code] ?? null).toBe(all.length === 0 ? null : sumIn(all, code));
    }),
  );
});

it('[O3] a currency is found by its own name only', () => {
  const one = { amount: 100, prices: { USD: 0 } };
  expect(priceIn(one, 'USD')).toBe(0);
  for (const name of ['constructor', 'toString', '__proto__', 'usd', '']) expect(priceIn(one, name)).toBeNull();
});

it('[O3] a fee without a price in a currency is not offered in it, and says so, while its price in another one is for sale', () => {
  const now = new Date('2027-03-01T00:00:00Z');
  const [before, after] = [new Date('2027-02-01T00:00:00Z'), new Date('2027-04-01T00:00:00Z')];
  fc.assert(
    fc.property(priced, currency, (one, code) => {
      const amount = priceIn(one, code);
      const span = { from: before, until: after };
      const fee = {
        branchId: null,
        rule: null,
        left: null,
        windows: amount === null ? [] : [{ ...span, amount }],
        unpriced: amount === null ? [span] : [],
      };
      const [quoted] = quote([fee], {}, null, now);
      expect(quoted?.hindrance).toBe(amount === null ? 'other_currency' : null);
      expect(quoted?.window?.amount ?? null).toBe(amount);
      const [later] = quote([fee], {}, null, after);
      expect(later?.hindrance).toBe('not_on_sale');
    }),
  );
});

it('[O3] a percentage takes the same share of the price in any currency', () => {
  fc.assert(
    fc.property(priced, fc.integer({ min: 0, max: 10_000 }), currency, (one, value, code) => {
      const amount = priceIn(one, code);
      if (amount === null) return;
      const off = discountOn(amount, { kind: 'percent', value, prices: {} }, code);
      expect(Math.abs(off - (amount * value) / 10_000)).toBeLessThanOrEqual(0.5 + amount / 2 ** 50);
    }),
  );
});

it('[O3] a code takes off a sum of the currency of each order, never more than its fee, and nothing where it has none', () => {
  // A group: each of its people pays in one currency, and all type the same code.
  const people = fc.array(fc.record({ fee: priced, currency }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(priced, people, ({ amount: value, prices }, all) => {
      const terms = { kind: 'amount' as const, value, prices };
      for (const { fee, currency: code } of all) {
        const price = priceIn(fee, code);
        if (price === null) continue;
        const sum = priceIn({ amount: value, prices }, code);
        const off = discountOn(price, terms, code);
        const ties = { from: null, until: null, feeIds: [], holder: null };
        const person = { feeId: 1, phone: '', email: '', currency: code };
        const hindrance = codeHindrance({ ...ties, ...terms }, person, new Date(0));
        expect(hindrance).toBe(sum === null ? 'discount_other_currency' : null);
        expect(off).toBe(Math.min(price, sum ?? 0));
        // What is taken off bears the mark of its currency, or is the whole fee, which bears it too.
        if (off > 0) expect(off % 1000).toBe(mark[code ?? 'CNY']);
      }
    }),
  );
});
