import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundFault, refundLeft } from './refund-limit.ts';

const paid = fc
  .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 1_000_000 }))
  .map(([total, gone]) => ({ state: 'paid' as const, total, refunded: Math.min(gone, total) }));

it('[O8] refunds never exceed the paid remainder, however many orders there are', () => {
  fc.assert(
    fc.property(fc.array(paid, { minLength: 1 }), fc.integer({ min: 0, max: 5_000_000 }), (orders, amount) => {
      expect(refundFault(orders, amount)).toBe(amount > refundLeft(orders) ? 'refund_too_large' : null);
    }),
  );
});

it('[O8] no refund is possible while one is pending, nor before a payment', () => {
  const order = { total: 100, refunded: 0 };
  expect(
    refundFault(
      [
        { ...order, state: 'paid' },
        { ...order, state: 'refunding' },
      ],
      1,
    ),
  ).toBe('order_state');
  for (const state of ['open', 'expired', 'cancelled', 'refunded'] as const)
    expect(refundFault([{ ...order, state }], 1)).toBe('order_state');
  expect(refundFault([], 0)).toBeNull();
});
