import type { OrderState } from '@meetingapp/contract/orders.ts';

export interface RefundFrom {
  state: OrderState;
  total: number;
  refunded: number;
}

/** What may still go back over some orders: paid, less what went back. Fen. */
export const refundLeft = (orders: readonly RefundFrom[]): number =>
  orders.reduce((sum, { total, refunded }) => sum + total - refunded, 0);

/**
 * Why an amount may not go back over these orders; null: it may. While a refund is under way nothing else goes back, so that never
 * more goes back than was paid.
 */
export function refundFault(orders: readonly RefundFrom[], amount: number): 'order_state' | 'refund_too_large' | null {
  if (orders.some(({ state }) => state === 'refunding')) return 'order_state';
  const paid = orders.filter(({ state }) => state === 'paid' || state === 'partly_refunded');
  if (amount > 0 && paid.length === 0) return 'order_state';
  return amount > refundLeft(paid) ? 'refund_too_large' : null;
}
