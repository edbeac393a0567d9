import { expect, it } from 'vitest';
import { currencyFault, decimalsOf } from './currencies.ts';

it('[O1] a currency has the decimals of ISO 4217, and amounts are kept in those that can be paid', () => {
  const known = { CNY: 2, USD: 2, EUR: 2, HKD: 2, TWD: 2, JPY: 0, KRW: 0, VND: 0, KWD: 3, CLF: 4, UYW: 4 };
  for (const [code, digits] of Object.entries(known)) {
    expect(decimalsOf(code), code).toBe(digits);
    expect(currencyFault(code), code).toBe(digits < 4 ? null : 'currency_decimals');
  }
  for (const code of ['RMB', 'XXX', 'AAA']) expect([code, currencyFault(code)]).toEqual([code, 'currency_unknown']);
  for (const code of ['', 'usd', 'US', 'USDT', 'U$D']) expect(currencyFault(code)).toBe('currency_form');
});

it('[O1] every currency is listed once', () => {
  // `Intl` knows codes that were withdrawn as well, and none that does not exist.
  const names = new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const codes = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)));
  const listed = codes.filter((code) => decimalsOf(code) !== null);
  expect(listed.length).toBeGreaterThan(150);
  for (const code of listed.filter((one) => !['SLE', 'VED', 'ZWG'].includes(one)))
    expect(names.of(code), code).toBeDefined();
});
