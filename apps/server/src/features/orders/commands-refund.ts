import { randomBytes } from 'node:crypto';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { refundAmount, refundPercent } from '@meetingapp/domain/orders/refund-policy.ts';
import type { Database } from '../../db/database.ts';
import { recordOrder, recordRegistration } from '../../db/history.ts';
import { releasePlaces } from '../../db/places/settle.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/queue.ts';
import type { RefundFacts } from '../../ports/payment/provider.ts';
import { releaseStay } from './commands-stay.ts';
import { findOrder, lockOrder } from './queries.ts';

/** Reasons of refunds that we begin ourselves: a payment for which nothing was bought, and one too late for its places. */
export const paidAfterEnd = 'paid_after_end';
export const noPlaceLeft = 'no_place_left';

interface AskRefund {
  orderId: number;
  paymentId: number;
  /** Fen. */
  amount: number;
  reason: string;
  now: Date;
}

/** Writes the wish to give money back; a job carries it out and repeats it under the same number until it is done. */
export async function askRefund(
  transaction: DatabaseTransaction,
  { orderId, paymentId, amount, reason, now }: AskRefund,
): Promise<void> {
  const { id } = await transaction
    .insertInto('refund')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      out_refund_no: `R${randomBytes(10).toString('hex')}`,
      amount,
      reason,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(transaction, 'orders.refund', { refundId: id }, { key: `orders.refund:${id}` });
}

export interface CancelPaid {
  orderId: number;
  accountId: number;
  /** What the person was told comes back. */
  amount: number;
  reason: string;
  now: Date;
}

type CancelOutcome =
  | { ok: true }
  | { ok: false; reason: 'order_unknown' | 'order_state' | 'refund_not_allowed' | 'price_changed' };

/** Ends a paid registration within the organiser's policy; its places are free at once, the money follows. */
export function cancelPaidOrder(db: Database, wish: CancelPaid): Promise<CancelOutcome> {
  return inTransaction(db, async (transaction): Promise<CancelOutcome> => {
    const shown = await findOrder(transaction, wish.orderId, wish.accountId);
    const order = shown && (await lockOrder(transaction, shown.id));
    if (!shown || !order) return { ok: false, reason: 'order_unknown' };
    if (order.state !== 'paid' && order.state !== 'partly_refunded') return { ok: false, reason: 'order_state' };
    const back = refundNow({ ...shown, ...order }, wish.now);
    if (order.registration_state !== 'confirmed' || back === null) return { ok: false, reason: 'refund_not_allowed' };
    if (back !== wish.amount) return { ok: false, reason: 'price_changed' };
    const actor = `account:${wish.accountId}`;
    await releasePlaces(transaction, order.registration_id);
    await releaseStay(transaction, order.registration_id);
    const move = {
      id: order.registration_id,
      event: 'refund',
      from: 'confirmed',
      to: 'cancelled',
      actor,
      now: wish.now,
    } as const;
    await recordRegistration(transaction, { ...move, why: wish.reason });
    if (back === 0) return { ok: true };
    await recordOrder(transaction, {
      id: order.id,
      event: 'refund',
      from: order.state,
      to: 'refunding',
      actor,
      now: wish.now,
      why: wish.reason,
    });
    const payment = await transaction
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', order.id)
      .where('state', '=', 'succeeded')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await askRefund(transaction, {
      orderId: order.id,
      paymentId: payment.id,
      amount: back,
      reason: personsReason(wish.reason),
      now: wish.now,
    });
    return { ok: true };
  });
}

/** A person's own words, unless they are among ours, which mean something. */
const personsReason = (words: string) =>
  words === '' || words === paidAfterEnd || words === noPlaceLeft ? 'cancelled' : words;

interface Refundable {
  total: number;
  refunded: number;
  zone: string;
  starts_on: string;
  refund_policy: { untilDaysBefore: number; percent: number }[];
}

/** What a cancellation at this moment gives back, in fen; null where one cannot cancel by oneself. */
export function refundNow({ total, refunded, zone, starts_on, refund_policy }: Refundable, now: Date): number | null {
  const today = dayIn(zone, now);
  if (today >= starts_on) return null;
  // What cost nothing can be given up whatever the policy says of money.
  if (total > 0 && refund_policy.length === 0) return null;
  return refundAmount(total, refunded, refundPercent(refund_policy, today, starts_on));
}

/** Applies what a provider says of a refund, once: the ledger, what the order has given back, and its state. */
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
    await transaction
      .insertInto('ledger')
      .values({
        at: now,
        conference_id: order.conference_id,
        order_id: order.id,
        payment_id: refund.payment_id,
        refund_id: refund.id,
        kind: 'refund',
        amount: -refund.amount,
        currency: order.currency,
      })
      .execute();
    // A second payment of one order goes back whole without touching what the first one bought.
    if (order.state !== 'refunding' || refund.reason === paidAfterEnd) return true;
    const refunded = Math.min(order.total, order.refunded + refund.amount);
    await transaction.updateTable('orders').set({ refunded }).where('id', '=', order.id).execute();
    const to = refunded === order.total ? 'refunded' : 'partly_refunded';
    await recordOrder(transaction, { id: order.id, event: 'refund_done', from: 'refunding', to, actor: 'system', now });
    return true;
  });
}
