import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseExtras, leftOf, type Extra } from './extra.ts';

const now = new Date('2026-03-18T09:00:00Z');
const count = fc.integer({ min: 0, max: 50 });
const extras: fc.Arbitrary<Extra[]> = fc
  .array(
    fc.record({
      price: fc.integer({ min: 0, max: 1_000_000_000 }),
      stock: fc.option(count),
      taken: count,
      most: fc.option(fc.integer({ min: 1, max: 50 })),
      own: count,
      closesAt: fc.option(fc.date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true })),
      offered: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((rows) => rows.map((row, at) => ({ ...row, id: at + 1 })));
const choices = fc.array(
  fc.record({ extraId: fc.integer({ min: 1, max: 7 }), count: fc.integer({ min: 1, max: 60 }) }),
  { maxLength: 5 },
);

it('[O13] what is ordered is offered, open, within both limits, once each, and its total is exact', () => {
  fc.assert(
    fc.property(extras, choices, (all, chosen) => {
      const outcome = chooseExtras(all, chosen, now);
      if (!outcome.ok) {
        expect(outcome.at).toBeLessThan(Math.max(1, chosen.length));
        return;
      }
      expect(new Set(outcome.lines.map(({ extraId }) => extraId)).size).toBe(chosen.length);
      for (const { extraId, count: pieces } of outcome.lines) {
        const extra = all.find(({ id }) => id === extraId);
        expect(extra?.offered).toBe(true);
        if (extra?.stock != null) expect(extra.taken + pieces).toBeLessThanOrEqual(extra.stock);
        if (extra?.most != null) expect(extra.own + pieces).toBeLessThanOrEqual(extra.most);
      }
      const sum = outcome.lines.reduce((total, line) => total + BigInt(line.price) * BigInt(line.count), 0n);
      expect(BigInt(outcome.total)).toBe(sum);
    }),
  );
});

it('[O13] what is left is never negative', () => {
  fc.assert(
    fc.property(extras, (all) => {
      for (const extra of all) {
        const left = leftOf(extra);
        expect(left === null || left >= 0).toBe(true);
        expect(left === null).toBe(extra.stock === null && extra.most === null);
      }
    }),
  );
});
