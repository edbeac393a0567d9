/**
 * Whether a refund that staff choose needs a second person: it does when all refunds together would exceed the sum, so that parts
 * below it do not add up without one.
 * @param above fen; null: no second person is needed
 * @param orders those by which the registration was paid, with what was refunded of each, in fen
 * @param amount fen
 */
export function needsApproval(above: number | null, orders: readonly { refunded: number }[], amount: number): boolean {
  if (above === null || amount <= 0) return false;
  return orders.reduce((sum, { refunded }) => sum + refunded, amount) > above;
}
