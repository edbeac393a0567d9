import { expect, it } from 'vitest';
import { paidNow } from './paid-now.ts';

it('[O8] counts what was paid less what went back, over all orders, and nothing of an order that was never paid', () => {
  const [paid, open] = [
    { paid: true, total: 100_000, refunded: 30_001 },
    { paid: false, total: 20_000, refunded: 0 },
  ];
  expect(paidNow([paid, open])).toBe(69_999);
  expect(paidNow([paid, { paid: true, total: 500, refunded: 500 }])).toBe(69_999);
  expect(paidNow([{ paid: true, total: 100, refunded: 100 }])).toBe(0);
  expect(paidNow([open])).toBeNull();
  expect(paidNow([])).toBeNull();
});
