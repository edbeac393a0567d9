import { decimalsOf } from '@meetingapp/domain/orders/currencies.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { expect, it } from 'vitest';
import { amountText, fenOf, typedAmount } from './money.ts';

it('money round-trips through a field exact to the smallest unit', () => {
  expect(amountText(120_000, 'CNY')).toBe('1,200.00');
  expect(amountText(120_000, 'CNY', true)).toBe('1,200');
  expect(amountText(120_050, 'CNY', true)).toBe('1,200.50');
  expect(amountText(120_000, 'JPY')).toBe('120,000');
  expect(amountText(-1_200_500, 'KWD', true)).toBe('-1,200.500');
  for (const currency of ['CNY', 'JPY', 'KWD'])
    for (const amount of [0, 1, 10, 99, 100, 101, 123_456, 99_999_999])
      for (const text of [amountText(amount, currency), typedAmount(amount, currency, true)])
        expect(fenOf(text, currency)).toBe(amount);
  for (const text of ['', 'x', '1.234', '-1', '1e3', '1.', '.5']) expect(fenOf(text, 'CNY')).toBeNull();
  expect([fenOf('1.5', 'JPY'), fenOf('1.00', 'JPY'), fenOf('1.234', 'KWD')]).toEqual([null, 1, 1234]);
});

it('[O1] the phone shows every currency with the decimals of ISO 4217', () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const codes = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)));
  for (const code of codes) {
    const decimals = decimalsOf(code);
    if (decimals === null || decimals > 3) continue;
    const [, shown = ''] = moneyText(1, code, true).split('.');
    expect(shown.length, code).toBe(decimals);
  }
  expect([moneyText(3000, 'JPY', true), moneyText(3000, 'KRW'), moneyText(3000, 'KWD')]).toEqual([
    'JP¥3,000',
    'KRW 3,000',
    'KWD 3',
  ]);
});
