import { randomBytes } from 'node:crypto';
import { isSurplus, type RefundCause } from '@meetingapp/domain/orders/refund-causes.ts';
import { refundNow } from '@meetingapp/domain/orders/refund-policy.ts';
import type { Database } from '../../../db/connection/database.ts';
import { recordOrder, recordRegistration } from '../../../db/rows/history.ts';
import { bookRefund } from '../../../db/ledger/ledger.ts';
import { releasePlaces } from '../../../db/places/settle.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { addJob } from '../../../jobs/queue.ts';
import type { RefundFacts } from '../../../ports/payment/provider.ts';
import { cancelOpenOrders } from '../../../db/rows/open-orders.ts';
import { findOwn } from '../../registration/record/queries.ts';
import { notifyCancellation } from './commands-notify.ts';
import { dropChange } from '../order/commands-drop-change.ts';
import { releaseStay } from '../order/commands-stay.ts';
import { findOrder, lockOrder } from '../order/queries.ts';
import { paidOrdersOf, type PaidOrder } from '../order/queries-paid.ts';

interface AskRefund {
  orderId: number;
  paymentId: number;
  /** Fen. */
  amount: number;
  cause: RefundCause;
  /** Free text by a person; decides nothing. */
  reason?: string;
  now: Date;
}

/** Records a refund and adds the job that executes it and retries under the same number until it is done. Returns the refund's id. */
export async function askRefund(
  transaction: DatabaseTransaction,
  { orderId, paymentId, amount, cause, reason = '', now }: AskRefund,
): Promise<number> {
  const { id } = await transaction
    .insertInto('refund')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      out_refund_no: `R${randomBytes(10).toString('hex')}`,
      amount,
      cause,
      reason,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(transaction, 'orders.refund', { refundId: id }, { key: `orders.refund:${id}` });
  return id;
}

export interface CancelPaid {
  orderId: number;
  accountId: number;
  /** Refund in fen, as the person saw it. */
  amount: number;
  reason: string;
  now: Date;
}

type CancelOutcome =
  | { ok: true }
  | { ok: false; reason: 'order_unknown' | 'order_state' | 'refund_not_allowed' | 'price_changed' };

/** Cancels a paid registration by the organiser's policy: its places are free at once, the money follows. */
export function cancelPaidOrder(db: Database, wish: CancelPaid): Promise<CancelOutcome> {
  return inTransaction(db, async (transaction): Promise<CancelOutcome> => {
    const shown = await findOrder(transaction, wish.orderId, wish.accountId);
    const order = shown && (await lockOrder(transaction, shown.id));
    if (!shown || !order) return { ok: false, reason: 'order_unknown' };
    if (order.state !== 'paid' && order.state !== 'partly_refunded') return { ok: false, reason: 'order_state' };
    const changes = (await paidOrdersOf(transaction, order.registration_id)).filter((one) => one.kind === 'change');
    const back = refundNow({ ...shown, ...order }, changes, wish.now);
    if (order.kind !== 'registration' || order.registration_state !== 'confirmed' || back === null)
      return { ok: false, reason: 'refund_not_allowed' };
    if (back !== wish.amount) return { ok: false, reason: 'price_changed' };
    const actor = `account:${wish.accountId}`;
    await endConfirmed(transaction, order.registration_id, { actor, now: wish.now, why: wish.reason });
    const how = { cause: 'cancelled', reason: wish.reason, actor, now: wish.now } as const;
    for (const one of [...changes, order])
      await giveBack(transaction, [one], { ...how, amount: refundNow({ ...shown, ...one }, [], wish.now) ?? 0 });
    const row = await findOwn(transaction, order.registration_id, order.account_id);
    if (row) await notifyCancellation(transaction, { row, by: wish.accountId, amount: back });
    return { ok: true };
  });
}

/** Ends a confirmed registration whose money is refunded; its places are free at once. */
export async function endConfirmed(
  transaction: DatabaseTransaction,
  registrationId: number,
  { actor, now, why }: { actor: string; now: Date; why: string },
): Promise<void> {
  await releasePlaces(transaction, registrationId);
  await releaseStay(transaction, registrationId);
  const move = { id: registrationId, event: 'refund', from: 'confirmed', to: 'cancelled', actor, now, why } as const;
  await recordRegistration(transaction, move);
  await cancelOpenOrders(transaction, [registrationId], { actor, now });
  await dropChange(transaction, registrationId, now);
}

interface GivingBack {
  /** In fen, over all these orders together. */
  amount: number;
  cause: RefundCause;
  /** Free text by a person or staff; also written to the history of the order. */
  reason?: string;
  actor: string;
  now: Date;
}

/**
 * Refunds an amount over the orders by which it was paid: each order up to what remains of its total, and only over the payment that
 * it kept (`kept_payment_id`). Throws when an order kept none.
 */
export async function giveBack(
  transaction: DatabaseTransaction,
  orders: readonly Pick<PaidOrder, 'id' | 'state' | 'total' | 'refunded' | 'kept_payment_id'>[],
  { amount, cause, reason = '', actor, now }: GivingBack,
): Promise<void> {
  let rest = amount;
  for (const order of orders) {
    const part = Math.min(rest, order.total - order.refunded);
    if (part <= 0) continue;
    rest -= part;
    if (order.kept_payment_id === null) throw new Error(`order ${order.id} gives back what no payment brought`);
    const move = {
      id: order.id,
      event: 'refund',
      from: order.state,
      to: 'refunding',
      actor,
      now,
      why: reason,
      amount: part,
    } as const;
    await recordOrder(transaction, move);
    await askRefund(transaction, {
      orderId: order.id,
      paymentId: order.kept_payment_id,
      amount: part,
      cause,
      reason,
      now,
    });
  }
}

/** Applies a provider's report on a refund, once: ledger, refunded amount of the order, and its state. */
export function settleRefund(
  db: Database,
  facts: Pick<RefundFacts, 'outRefundNo' | 'providerNumber' | 'state'>,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const found = await transaction
      .selectFrom('refund')
      .select(['id', 'order_id'])
      .where('out_refund_no', '=', facts.outRefundNo)
      .executeTakeFirst();
    const order = found && (await lockOrder(transaction, found.order_id));
    if (!found || !order) return false;
    const refund = await transaction
      .selectFrom('refund')
      .selectAll()
      .where('id', '=', found.id)
      .executeTakeFirstOrThrow();
    if (refund.state === 'done') return true;
    if (facts.state === 'processing') return true;
    const done = facts.state === 'succeeded';
    await transaction
      .updateTable('refund')
      .set({ state: done ? 'done' : 'failed', provider_number: facts.providerNumber || null, settled_at: now })
      .where('id', '=', refund.id)
      .execute();
    if (!done) return true;
    await bookRefund(transaction, {
      conferenceId: order.conference_id,
      orderId: order.id,
      paymentId: refund.payment_id,
      refundId: refund.id,
      amount: refund.amount,
      currency: order.currency,
      now,
    });
    // A duplicate payment is refunded in full and does not affect what the first one bought.
    // A replaced refund is counted by its replacement.
    if (order.state !== 'refunding' || isSurplus(refund.cause) || refund.replaced_by !== null) return true;
    const refunded = Math.min(order.total, order.refunded + refund.amount);
    await transaction.updateTable('orders').set({ refunded }).where('id', '=', order.id).execute();
    const to = refunded === order.total ? 'refunded' : 'partly_refunded';
    const { amount } = refund;
    const back = { id: order.id, event: 'refund_done', from: 'refunding', to, actor: 'system', now, amount } as const;
    await recordOrder(transaction, back);
    return true;
  });
}
