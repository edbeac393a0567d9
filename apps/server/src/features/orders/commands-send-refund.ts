import type { Database } from '../../db/database.ts';
import { addJob } from '../../jobs/queue.ts';
import type { PaymentPort } from '../../ports/ports.ts';
import type { PaymentFault, ProviderId } from '../../ports/payment/provider.ts';
import { settleRefund } from './commands-refund.ts';

const ASK_AGAIN_MS = 60_000;
const TRY_AGAIN_MS = 3_600_000;
/** Nobody knows what happened, so the same is tried again. */
const unknown: readonly PaymentFault[] = ['unreachable', 'untrusted', 'too_often'];

/**
 * Sends a refund to its provider, or asks what became of it. The number stays the same, so that nothing goes back twice.
 * While the provider works on it, it is asked again a minute later; throws only when nobody knows what happened.
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
  const again = (ms: number) =>
    addJob(
      db,
      'orders.refund',
      { refundId },
      { key: `orders.refund:${refundId}`, runAt: new Date(now.getTime() + ms) },
    );
  if (answer.ok) {
    await db
      .updateTable('refund')
      .set({ state: 'sent' })
      .where('id', '=', refundId)
      .where('state', '=', 'asked')
      .execute();
    if (answer.refund.state === 'processing') await again(ASK_AGAIN_MS);
    else await settleRefund(db, answer.refund, now);
    return;
  }
  await db
    .updateTable('refund')
    .set((column) => ({ attempts: column('attempts', '+', 1) }))
    .where('id', '=', refundId)
    .execute();
  if (unknown.includes(answer.reason)) throw new Error(`refund ${refund.out_refund_no}: ${answer.reason}`);
  // The merchant's account fills again with the day's payments; any other no is final, and staff see it.
  if (answer.reason === 'not_enough') await again(TRY_AGAIN_MS);
  else await settleRefund(db, { outRefundNo: refund.out_refund_no, providerNumber: '', state: 'failed' }, now);
}
