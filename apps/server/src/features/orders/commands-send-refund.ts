import type { Database } from '../../db/database.ts';
import type { PaymentPort } from '../../ports/ports.ts';
import type { ProviderId } from '../../ports/payment/provider.ts';
import { settleRefund } from './commands-refund.ts';

/**
 * Sends a refund to its provider, or asks what became of it. Throws while nobody knows, so that the job comes again; the
 * number stays the same, so that nothing goes back twice.
 */
export async function sendRefund(db: Database, payment: PaymentPort, refundId: number, now: Date): Promise<void> {
  const refund = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.state',
      'refund.amount',
      'refund.reason',
      'refund.out_refund_no',
      'payment.out_trade_no',
      'payment.amount as total',
      'payment.provider',
    ])
    .where('refund.id', '=', refundId)
    .executeTakeFirst();
  if (!refund || refund.state === 'done' || refund.state === 'failed') return;
  const provider = payment.providers.get(refund.provider as ProviderId);
  // Staff send money back by bank themselves and confirm it in the console.
  if (!provider || provider.settledBy === 'staff') return;
  const numbers = { outTradeNo: refund.out_trade_no, outRefundNo: refund.out_refund_no };
  const { amount, total, reason } = refund;
  const answer =
    refund.state === 'asked'
      ? await provider.refund({ ...numbers, amount, total, currency: 'CNY', reason })
      : await provider.queryRefund(numbers);
  if (answer.ok) {
    await db.updateTable('refund').set({ state: 'sent' }).where('id', '=', refundId).where('state', '=', 'asked').execute();
    if (answer.refund.state !== 'processing') return void (await settleRefund(db, answer.refund, now));
    throw new Error(`refund ${refund.out_refund_no} is still being processed`);
  }
  await db.updateTable('refund').set((column) => ({ attempts: column('attempts', '+', 1) })).where('id', '=', refundId).execute();
  throw new Error(`refund ${refund.out_refund_no}: ${answer.reason}`);
}
