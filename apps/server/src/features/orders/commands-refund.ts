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
import { paidOrdersOf, type PaidOrder } from './queries-change.ts';

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
    const changes = (await paidOrdersOf(transaction, order.registration_id)).filter((one) => one.kind === 'change');
    const back = refundNow({ ...shown, ...order }, changes, wish.now);
    if (order.kind !== 'registration' || order.registration_state !== 'confirmed' || back === null)
      return { ok: false, reason: 'refund_not_allowed' };
    if (back !== wish.amount) return { ok: false, reason: 'price_changed' };
    const actor = `account:${wish.accountId}`;
    await endConfirmed(transaction, order.registration_id, { actor, now: wish.now, why: wish.reason });
    const how = { reason: personsReason(wish.reason), actor, now: wish.now, why: wish.reason };
    for (const one of [...changes, order])
      await giveBack(transaction, [one], { ...how, amount: refundNow({ ...shown, ...one }, [], wish.now) ?? 0 });
    return { ok: true };
  });
}

/** Ends a confirmed registration whose money goes back; its places are free at once. */
export async function endConfirmed(
  transaction: DatabaseTransaction,
  registrationId: number,
  { actor, now, why }: { actor: string; now: Date; why: string },
): Promise<void> {
  await releasePlaces(transaction, registrationId);
  await releaseStay(transaction, registrationId);
  const move = { id: registrationId, event: 'refund', from: 'confirmed', to: 'cancelled', actor, now, why } as const;
  await recordRegistration(transaction, move);
  await endOpenChange(transaction, registrationId, actor, now);
}

/** A change that was not paid ends with the registration; a payment for it goes back when it comes. */
async function endOpenChange(
  transaction: DatabaseTransaction,
  registrationId: number,
  actor: string,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .selectFrom('orders')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('kind', '=', 'change')
    .where('state', '=', 'open')
    .execute();
  for (const { id } of rows)
    await recordOrder(transaction, { id, event: 'cancel', from: 'open', to: 'cancelled', actor, now });
  await transaction
    .updateTable('registration_change')
    .set({ state: 'dropped', ended_at: now })
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'open')
    .execute();
}

interface GivingBack {
  /** Fen, of all these orders together. */
  amount: number;
  reason: string;
  actor: string;
  now: Date;
  why?: string;
}

/** Sends an amount back over the orders by which it was paid, as much over each as came by it. */
export async function giveBack(
  transaction: DatabaseTransaction,
  orders: readonly Pick<PaidOrder, 'id' | 'state' | 'total' | 'refunded'>[],
  { amount, reason, actor, now, why = '' }: GivingBack,
): Promise<void> {
  let rest = amount;
  for (const order of orders) {
    const part = Math.min(rest, order.total - order.refunded);
    if (part <= 0) continue;
    rest -= part;
    const move = { id: order.id, event: 'refund', from: order.state, to: 'refunding', actor, now, why } as const;
    await recordOrder(transaction, move);
    // By the ledger, which knows it also of orders that were paid together.
    const payment = await transaction
      .selectFrom('ledger')
      .innerJoin('payment', 'payment.id', 'ledger.payment_id')
      .select('payment.id')
      .where('ledger.order_id', '=', order.id)
      .where('ledger.kind', '=', 'payment')
      .where('payment.state', '=', 'succeeded')
      .orderBy('payment.id')
      .executeTakeFirstOrThrow();
    await askRefund(transaction, {
      orderId: order.id,
      paymentId: payment.id,
      amount: part,
      reason: staffsReason(reason),
      now,
    });
  }
}

const isOurs = (words: string) => words === paidAfterEnd || words === noPlaceLeft;
/** What staff wrote is never one of the words by which we know refunds of our own. */
const staffsReason = (words: string) => (isOurs(words) ? `${words}.` : words);

/** A person's own words, unless they are among ours, which mean something. */
const personsReason = (words: string) => (words === '' || isOurs(words) ? 'cancelled' : words);

interface Refundable {
  total: number;
  refunded: number;
  zone: string;
  starts_on: string;
  refund_policy: { untilDaysBefore: number; percent: number }[];
}

/** What a cancellation at this moment gives back, what was paid for changes included, in fen; null where one cannot cancel by oneself. */
export function refundNow(
  { total, refunded, zone, starts_on, refund_policy }: Refundable,
  changes: readonly Pick<Refundable, 'total' | 'refunded'>[],
  now: Date,
): number | null {
  const today = dayIn(zone, now);
  if (today >= starts_on) return null;
  // What cost nothing can be given up whatever the policy says of money.
  if (total > 0 && refund_policy.length === 0) return null;
  const percent = refundPercent(refund_policy, today, starts_on);
  return [{ total, refunded }, ...changes].reduce(
    (sum, one) => sum + refundAmount(one.total, one.refunded, percent),
    0,
  );
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
