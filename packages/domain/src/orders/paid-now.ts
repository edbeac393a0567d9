interface MaybePaid {
  /** True when its money arrived and bought something. */
  paid: boolean;
  /** Fen. */
  total: number;
  /** Fen, of completed refunds. */
  refunded: number;
}

/**
 * What is paid for these orders now, in fen: received, less completed refunds. A refund under way still counts as paid. Null when none
 * of them was paid.
 */
export function paidNow(orders: readonly MaybePaid[]): number | null {
  const paid = orders.filter((order) => order.paid);
  return paid.length === 0 ? null : paid.reduce((sum, { total, refunded }) => sum + total - refunded, 0);
}
