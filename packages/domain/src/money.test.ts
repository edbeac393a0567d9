import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAmount, plainAmount, totalOf } from './money.ts';

it('parses amounts as people type them', () => {
  expect(['2620', '2,620.00', '¥2,620.5', ' 0.05 ', '２６２０'].map((text) => parseAmount(text, 'CNY'))).toEqual([
    262_000, 262_000, 262_050, 5, 262_000,
  ]);
  expect(['2,620', '¥2620.00', '0'].map((text) => parseAmount(text, 'JPY'))).toEqual([2620, 2620, 0]);
  expect(['2,620', '2620.5', '0.005'].map((text) => parseAmount(text, 'KWD'))).toEqual([2_620_000, 2_620_500, 5]);
});

it('returns nothing for an invalid amount', () => {
  for (const text of ['', '-5', '1.005', '1,00', '1.000,00', '12e3', '0x10', 'free', '99999999999999'])
    for (const currency of ['CNY', 'JPY']) expect(parseAmount(text, currency), text).toBeNull();
  for (const text of ['2620.5', '2620.05']) expect(parseAmount(text, 'JPY'), text).toBeNull();
  expect(parseAmount('9999999999999.999', 'KWD')).toBeNull();
});

it('formats every amount so that it parses back the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999_999 }),
      fc.constantFrom('CNY', 'JPY', 'KRW', 'KWD', 'USD'),
      (amount, currency) => {
        expect(parseAmount(plainAmount(amount, currency), currency)).toBe(amount);
      },
    ),
  );
  const texts = (currency: string) => [-5, 0, 100, 1234].map((amount) => plainAmount(amount, currency));
  expect(texts('CNY')).toEqual(['-0.05', '0.00', '1.00', '12.34']);
  expect(texts('JPY')).toEqual(['-5', '0', '100', '1234']);
  expect(texts('KWD')).toEqual(['-0.005', '0.000', '0.100', '1.234']);
});

it('sums lines exactly, and a discount never makes a price negative', () => {
  expect(totalOf([{ amount: 98_000 }, { amount: 42_000 }, { amount: -14_000 }])).toBe(126_000);
  expect(totalOf([{ amount: 100 }, { amount: -200 }])).toBe(0);
  expect([totalOf([{ amount: 0.1 }]), totalOf([{ amount: Number.MAX_SAFE_INTEGER }, { amount: 1 }])]).toEqual([
    null,
    null,
  ]);
});
