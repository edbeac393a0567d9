import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAmount, plainAmount, totalOf } from './money.ts';

it('parses amounts as people type them', () => {
  expect(['2620', '2,620.00', '¥2,620.5', ' 0.05 ', '２６２０'].map(parseAmount)).toEqual([
    262_000, 262_000, 262_050, 5, 262_000,
  ]);
});

it('returns nothing for an invalid amount', () => {
  for (const text of ['', '-5', '1.005', '1,00', '1.000,00', '12e3', '0x10', 'free', '99999999999999'])
    expect(parseAmount(text), text).toBeNull();
});

it('formats every amount so that it parses back the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (fen) => {
      expect(parseAmount(plainAmount(fen))).toBe(fen);
    }),
  );
  expect([plainAmount(-5), plainAmount(0), plainAmount(100)]).toEqual(['-0.05', '0.00', '1.00']);
});

it('sums lines exactly, and a discount never makes a price negative', () => {
  expect(totalOf([{ amount: 98_000 }, { amount: 42_000 }, { amount: -14_000 }])).toBe(126_000);
  expect(totalOf([{ amount: 100 }, { amount: -200 }])).toBe(0);
  expect([totalOf([{ amount: 0.1 }]), totalOf([{ amount: Number.MAX_SAFE_INTEGER }, { amount: 1 }])]).toEqual([
    null,
    null,
  ]);
});
