import type { Database } from '../../../db/connection/database.ts';
import { recordOrder, recordRegistration } from '../../../db/rows/history.ts';
import { confirmOrRetake } from '../../../db/places/retake.ts';
import { releasePlaces } from '../../../db/places/settle.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { writeTogether } from '../../../db/connection/write-together.ts';
import type { PaymentFacts, ProviderId } from '../../../ports/payment/provider.ts';
import { settleChange } from './commands-apply-change.ts';
import { bookedFor, confirmWrites, paidWrites, succeeded, type News } from './commands-ordinary.ts';
import { settleWithOthers } from './commands-together.ts';
import { releaseStay } from '../order/commands-stay.ts';
import { notify } from '../order/commands-notify.ts';
import { askRefund } from '../refund/commands.ts';
import { findOpenOrder, lockPart, lockPayment, type LockedOrder, type LockedPayment } from '../order/queries.ts';
import { lockHeldStocks, partsOf } from '../order/queries-parts.ts';

/** Outcome of a payment notice; stored in the row of the notice. */
export type Verdict =
  | 'applied'
  | 'already_applied'
  | 'nothing_new'
  | 'unknown_number'
  | 'amount_differs'
  | 'refunded_late'
  | 'refunded_double';

/**
 * Applies a provider's report on a payment, once. In time: places and registration are confirmed. Too late with nothing left, or paid
 * twice: the money is refunded automatically and the person is notified.
 */
export async function settlePayment(
  db: Database,
  provider: ProviderId,
  facts: PaymentFacts,
  now: Date,
): Promise<Verdict> {
  const news = { provider, facts, now };
  return (await settleWithOthers(db, { news, notice: null })) ? 'applied' : settleOtherwise(db, news);
}

/** Handles everything that is not the ordinary payment. */
export const settleOtherwise = (db: Database, news: News): Promise<Verdict> =>
  inTransaction(db, (transaction) => settle(transaction, news));

async function settle(transaction: DatabaseTransaction, news: News): Promise<Verdict> {
  const { provider, facts, now } = news;
  const order = await lockPayment(transaction, provider, facts.outTradeNo);
  if (!order) return 'unknown_number';
  const payment = { id: order.payment_id, amount: order.payment_amount, currency: order.payment_currency };
  if (order.payment_state === 'succeeded') return 'already_applied';
  if (facts.state !== 'succeeded') return note(transaction, payment.id, facts, now);
  if (facts.amount !== payment.amount || facts.currency !== payment.currency) return 'amount_differs';
  if (order.shared_id !== null) return settleShared(transaction, order, order.shared_id, news);
  await writeTogether(transaction, paidWrites(transaction, order, news));
  return apply(transaction, order, payment, now);
}

/** Applies a booked payment to its order. */
async function apply(
  transaction: DatabaseTransaction,
  order: LockedPayment,
  payment: Paid,
  now: Date,
): Promise<Verdict> {
  if (order.state !== 'open' && order.state !== 'expired') return giveBackDouble(transaction, order, payment, now);
  if (order.kind === 'change') return settleChange(transaction, order, payment, now);
  if (!(await giveWay(transaction, order, now))) return giveBackDouble(transaction, order, payment, now);
  return confirm(transaction, order, payment, now);
}

/**
 * One payment for several people: each order takes its part as if paid alone. A part whose places are gone is refunded automatically;
 * the others are confirmed.
 */
async function settleShared(
  transaction: DatabaseTransaction,
  first: LockedPayment,
  sharedId: number,
  { provider, facts, now }: News,
): Promise<Verdict> {
  const parts = await partsOf(transaction, sharedId);
  const locked: LockedPayment[] = [];
  for (const part of parts) {
    const order = await lockPart(transaction, provider, facts.outTradeNo, part);
    if (order) locked.push(order);
  }
  await lockHeldStocks(
    transaction,
    locked.map((order) => order.registration_id),
  );
  await writeTogether(transaction, [
    succeeded(transaction, first, { facts, now }),
    ...locked.map((order) => bookedFor(transaction, order, now)),
  ]);
  const verdicts: Verdict[] = [];
  for (const order of locked)
    verdicts.push(await apply(transaction, order, { id: order.payment_id, amount: order.payment_amount }, now));
  return verdicts.find((verdict) => verdict !== 'applied') ?? 'applied';
}

async function note(
  transaction: DatabaseTransaction,
  paymentId: number,
  facts: PaymentFacts,
  now: Date,
): Promise<Verdict> {
  if (facts.state === 'pending') return 'nothing_new';
  await transaction
    .updateTable('payment')
    .set({ state: facts.state, settled_at: now })
    .where('id', '=', paymentId)
    .execute();
  return 'applied';
}

interface Paid {
  id: number;
  amount: number;
}

/** Lapsed places are taken again when still free; otherwise the money is refunded. */
async function confirm(
  transaction: DatabaseTransaction,
  order: LockedPayment,
  payment: Paid,
  now: Date,
): Promise<Verdict> {
  if (order.registration_state === 'approved' && (await confirmOrRetake(transaction, order.registration_id, now)).ok) {
    const writes = confirmWrites(transaction, order, now);
    await notify(transaction, order, 'paid', writes);
    return 'applied';
  }
  // Another order of the same registration was paid, even if that money is being refunded: the places do not belong to this order.
  if (order.registration_state === 'confirmed' || order.registration_state === 'attended')
    return giveBackDouble(transaction, order, payment, now);
  await giveBackLate(transaction, order, payment, now);
  return 'refunded_late';
}

/** A newer order of the same registration gives way to the paid one; false when the newer one is itself paid. */
async function giveWay(transaction: DatabaseTransaction, order: LockedOrder, now: Date): Promise<boolean> {
  const newer = await findOpenOrder(transaction, order.registration_id);
  if (!newer || newer.id === order.id) return true;
  if (newer.state !== 'open') return false;
  const why = `order ${order.number} was paid`;
  await recordOrder(transaction, {
    id: newer.id,
    event: 'give_way',
    from: 'open',
    to: 'cancelled',
    actor: 'system',
    now,
    why,
  });
  return true;
}

async function giveBackDouble(
  transaction: DatabaseTransaction,
  order: LockedOrder,
  payment: Paid,
  now: Date,
): Promise<Verdict> {
  const cause = order.state === 'cancelled' ? 'paid_after_end' : 'paid_twice';
  await askRefund(transaction, { orderId: order.id, paymentId: payment.id, amount: payment.amount, cause, now });
  return order.state === 'paid' ? 'refunded_double' : 'refunded_late';
}

async function giveBackLate(
  transaction: DatabaseTransaction,
  order: LockedOrder,
  payment: Paid,
  now: Date,
): Promise<void> {
  await releasePlaces(transaction, order.registration_id);
  await releaseStay(transaction, order.registration_id);
  await recordOrder(transaction, {
    id: order.id,
    event: 'late_payment',
    from: order.state,
    to: 'refunding',
    actor: 'system',
    now,
    amount: payment.amount,
    change: { kept_payment_id: payment.id },
  });
  if (order.registration_state === 'approved') {
    const move = {
      id: order.registration_id,
      event: 'late_payment',
      from: 'approved',
      to: 'cancelled',
      actor: 'system',
      now,
    } as const;
    await recordRegistration(transaction, move);
  }
  await askRefund(transaction, {
    orderId: order.id,
    paymentId: payment.id,
    amount: payment.amount,
    cause: 'no_place_left',
    now,
  });
  await notify(transaction, order, 'late_payment');
}
