import type { OrderState } from '@meetingapp/contract/orders/order.ts';

export interface RefundFrom {
  state: OrderState;
  total: number;
  refunded: number;
}

/** Refundable amount of some orders in fen: paid, less refunded. */
export const refundLeft = (orders: readonly RefundFrom[]): number =>
  orders.reduce((sum, { total, refunded }) => sum + total - refunded, 0);

/**
 * Why an amount cannot be refunded over these orders; null: it can. While a refund is in progress no other may start, so that never
 * more is refunded than was paid.
 */
export function refundFault(orders: readonly RefundFrom[], amount: number): 'order_state' | 'refund_too_large' | null {
  if (orders.some(({ state }) => state === 'refunding')) return 'order_state';
  const paid = orders.filter(({ state }) => state === 'paid' || state === 'partly_refunded');
  if (amount > 0 && paid.length === 0) return 'order_state';
  return amount > refundLeft(paid) ? 'refund_too_large' : null;
}
