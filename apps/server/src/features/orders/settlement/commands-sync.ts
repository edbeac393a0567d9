import type { Database } from '../../../db/connection/database.ts';
import type { PaymentPort } from '../../../ports/ports.ts';
import type { ProviderId } from '../../../ports/payment/provider.ts';
import { settlePayment } from './commands.ts';
import { paymentsOf } from '../order/queries.ts';

/** Asks the providers about every undecided attempt of an order and applies the answers. */
export async function syncWithProviders(db: Database, payment: PaymentPort, orderId: number, now: Date): Promise<void> {
  for (const row of await paymentsOf(db, orderId)) {
    const provider = payment.providers.get(row.provider as ProviderId);
    if ((row.state !== 'pending' && row.state !== 'created') || provider?.settledBy !== 'provider') continue;
    const answer = await provider.query(row.out_trade_no);
    if (answer.ok && answer.payment.merchant === provider.merchant)
      await settlePayment(db, provider.id, answer.payment, now);
  }
}

/**
 * Closes an order's open attempts at the providers, so that nothing more can be paid for it; an attempt that was paid since then is
 * applied. False: a provider could not be reached, and its attempt may still be open there.
 */
export async function closeAttempts(db: Database, payment: PaymentPort, orderId: number, now: Date): Promise<boolean> {
  let all = true;
  for (const row of await paymentsOf(db, orderId)) {
    const provider = payment.providers.get(row.provider as ProviderId);
    if ((row.state !== 'pending' && row.state !== 'created') || provider?.settledBy !== 'provider') continue;
    const closed = await provider.close(row.out_trade_no);
    if (closed.ok || closed.reason === 'not_found' || closed.reason === 'closed')
      await db
        .updateTable('payment')
        .set({ state: 'closed', settled_at: now })
        .where('id', '=', row.id)
        .where('state', 'in', ['created', 'pending'])
        .execute();
    else if (closed.reason === 'already_paid') await syncWithProviders(db, payment, orderId, now);
    else all = false;
  }
  return all;
}
