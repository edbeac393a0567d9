import type { Database } from '../../db/database.ts';
import { recordOrder, recordRegistration } from '../../db/history.ts';
import { retakePlaces } from '../../db/places/retake.ts';
import { confirmPlaces, releasePlaces } from '../../db/places/settle.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/transaction.ts';
import { writeTogether } from '../../db/write-together.ts';
import type { PaymentFacts, ProviderId } from '../../ports/payment/provider.ts';
import { contactBy } from '../accounts/queries-contact.ts';
import { settleChange } from './commands-apply.ts';
import { bookedFor, confirmWrites, paidWrites, settleInTime, succeeded, type News } from './commands-paid.ts';
import { releaseStay } from './commands-stay.ts';
import { tell, tellWith } from './commands-tell.ts';
import { askRefund, noPlaceLeft, paidAfterEnd } from './commands-refund.ts';
import { findOpenOrder, lockPart, lockPayment, type LockedOrder, type LockedPayment } from './queries.ts';
import { lockHeldStocks, partsOf } from './queries-shared.ts';

/** What became of the news of a payment; the text stands in the row of the notice. */
export type Verdict =
  | 'applied'
  | 'already_applied'
  | 'nothing_new'
  | 'unknown_number'
  | 'amount_differs'
  | 'refunded_late'
  | 'refunded_double';

/** The places must outlive the transaction only; they are confirmed in it. */
const RETAKE_MS = 60_000;

/**
 * Applies what a provider says of a payment, once. In time: places and registration are confirmed. Too late and nothing left,
 * or paid twice: the money goes back by itself and the person is told.
 */
export async function settlePayment(
  db: Database,
  provider: ProviderId,
  facts: PaymentFacts,
  now: Date,
): Promise<Verdict> {
  const news = { provider, facts, now };
  return (await settleInTime(db, news, null)) ? 'applied' : settleOtherwise(db, news);
}

/** What is not the ordinary case, or turned out not to be. */
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

/** What an order makes of its payment, which is booked. */
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
 * One payment for several people: each order takes its part as if it had been paid alone. Whose places are gone gets that part
 * back by itself; the others are confirmed.
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

/** What has lapsed is taken again if it is still there; if not, the money goes back. */
async function confirm(
  transaction: DatabaseTransaction,
  order: LockedPayment,
  payment: Paid,
  now: Date,
): Promise<Verdict> {
  if (order.registration_state === 'approved' && (await keepPlaces(transaction, order, now))) {
    const writes = confirmWrites(transaction, order, now);
    await tellWith(transaction, order, { template: 'paid', contact: contactBy(order.reach), writes });
    return 'applied';
  }
  await giveBackLate(transaction, order, payment, now);
  return 'refunded_late';
}

/** A newer order of the same registration makes way for the one that was paid; false when the newer one is paid itself. */
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
  await askRefund(transaction, {
    orderId: order.id,
    paymentId: payment.id,
    amount: payment.amount,
    reason: paidAfterEnd,
    now,
  });
  return order.state === 'paid' ? 'refunded_double' : 'refunded_late';
}

/** Confirms what is held; what has lapsed is taken again if it is still there. */
async function keepPlaces(transaction: DatabaseTransaction, order: LockedOrder, now: Date): Promise<boolean> {
  if (await confirmPlaces(transaction, order.registration_id)) return true;
  const again = await retakePlaces(transaction, order.registration_id, new Date(now.getTime() + RETAKE_MS));
  return again.ok && confirmPlaces(transaction, order.registration_id);
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
    reason: noPlaceLeft,
    now,
  });
  await tell(transaction, order, 'late_payment');
}
