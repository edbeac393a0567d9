import type { Database } from '../../db/database.ts';
import type { PaymentPort } from '../../ports/ports.ts';
import type { ProviderId } from '../../ports/payment/provider.ts';
import { settlePayment } from './commands-settle.ts';
import { paymentsOf } from './queries.ts';

/** Asks the providers about every attempt of an order that is not decided, and applies what they say. */
export async function askProviders(db: Database, payment: PaymentPort, orderId: number, now: Date): Promise<void> {
  for (const row of await paymentsOf(db, orderId)) {
    const provider = payment.providers.get(row.provider as ProviderId);
    if ((row.state !== 'pending' && row.state !== 'created') || provider?.settledBy !== 'provider') continue;
    const answer = await provider.query(row.out_trade_no);
    if (answer.ok && answer.payment.merchant === provider.merchant)
      await settlePayment(db, provider.id, answer.payment, now);
  }
}

/** Tells the providers that nothing more may be paid for an order; one that was paid meanwhile is applied. */
export async function closeAttempts(db: Database, payment: PaymentPort, orderId: number, now: Date): Promise<void> {
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
    else if (closed.reason === 'already_paid') await askProviders(db, payment, orderId, now);
  }
}
