import { orderServer } from '@meetingapp/locales/zh/orders/server.ts';
import type { Database } from '../../../db/connection/database.ts';
import { addJob } from '../../../jobs/queue.ts';
import type { PaymentPort } from '../../../ports/ports.ts';
import { isUnknown, type ProviderId } from '../../../ports/payment/provider.ts';
import { settleRefund } from './commands.ts';

const ASK_AGAIN_MS = 60_000;
const TRY_AGAIN_MS = 3_600_000;

/**
 * Sends a refund to its provider, or asks for its state. The number stays the same, so that nothing is refunded twice. While the
 * provider processes it, it is checked again a minute later. Throws only when the outcome is unknown.
 */
export async function sendRefund(db: Database, payment: PaymentPort, refundId: number, now: Date): Promise<void> {
  const refund = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.state',
      'refund.amount',
      'refund.cause',
      'refund.reason',
      'refund.out_refund_no',
      'payment.out_trade_no',
      'payment.amount as total',
      'payment.currency',
      'payment.provider',
    ])
    .where('refund.id', '=', refundId)
    .executeTakeFirst();
  if (!refund || refund.state === 'done' || refund.state === 'failed') return;
  const provider = payment.providers.get(refund.provider as ProviderId);
  // Bank refunds are sent by staff, who confirm them in the console.
  if (!provider || provider.settledBy === 'staff') return;
  const numbers = { outTradeNo: refund.out_trade_no, outRefundNo: refund.out_refund_no };
  const { amount, total, currency } = refund;
  const reason = refund.reason || orderServer.refundReasons[refund.cause];
  const answer =
    refund.state === 'asked'
      ? await provider.refund({ ...numbers, amount, total, currency, reason })
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
  if (isUnknown(answer.reason)) throw new Error(`refund ${refund.out_refund_no}: ${answer.reason}`);
  // The merchant's balance recovers with the day's payments; any other refusal is final and visible to staff.
  if (answer.reason === 'not_enough') await again(TRY_AGAIN_MS);
  else await settleRefund(db, { outRefundNo: refund.out_refund_no, providerNumber: '', state: 'failed' }, now);
}
