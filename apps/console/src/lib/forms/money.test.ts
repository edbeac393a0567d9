import { expect, it } from 'vitest';
import { amountText, fenOf } from './money.ts';

it('money round-trips through a field exact to the fen', () => {
  expect(amountText(120_000)).toBe('1,200.00');
  expect(amountText(120_000, true)).toBe('1,200');
  expect(amountText(120_050, true)).toBe('1,200.50');
  for (const fen of [0, 1, 10, 99, 100, 101, 123_456, 99_999_999]) expect(fenOf(amountText(fen))).toBe(fen);
  for (const text of ['', 'x', '1.234', '-1', '1e3', '1.', '.5']) expect(fenOf(text)).toBeNull();
});
