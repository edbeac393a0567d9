import type { Database } from '../../db/database.ts';
import { recordOrder, recordRegistration } from '../../db/history.ts';
import { retakePlaces } from '../../db/places/retake.ts';
import { confirmPlaces, releasePlaces } from '../../db/places/settle.ts';
import { inTransaction, inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import type { PaymentFacts, ProviderId } from '../../ports/payment/provider.ts';
import { settleChange } from './commands-apply.ts';
import { confirmStay, releaseStay } from './commands-stay.ts';
import { tell } from './commands-tell.ts';
import { askRefund, noPlaceLeft, paidAfterEnd } from './commands-refund.ts';
import { findOpenOrder, lockPayment, type LockedOrder } from './queries.ts';

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

interface News {
  provider: ProviderId;
  facts: PaymentFacts;
  now: Date;
}

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
  const inTime = await inTransactionIfOk(db, (transaction) => settle(transaction, news, confirmHeld));
  if (inTime.ok) return inTime.verdict;
  const late = await inTransaction(db, (transaction) => settle(transaction, news, confirmAnew));
  return late.ok ? late.verdict : 'refunded_late';
}

/** Not ok: the places had lapsed, and nothing has been done. */
type Settled = { ok: true; verdict: Verdict } | { ok: false };
type Confirm = (transaction: DatabaseTransaction, order: LockedOrder, payment: Paid, now: Date) => Promise<Settled>;

const settled = (verdict: Verdict) => ({ ok: true, verdict }) as const;

async function settle(
  transaction: DatabaseTransaction,
  { provider, facts, now }: News,
  confirm: Confirm,
): Promise<Settled> {
  const order = await lockPayment(transaction, provider, facts.outTradeNo);
  if (!order) return settled('unknown_number');
  const payment = { id: order.payment_id, amount: order.payment_amount, currency: order.payment_currency };
  if (order.payment_state === 'succeeded') return settled('already_applied');
  if (facts.state !== 'succeeded') return settled(await note(transaction, payment.id, facts, now));
  if (facts.amount !== payment.amount || facts.currency !== payment.currency) return settled('amount_differs');
  await transaction
    .with('succeeded', (query) =>
      query
        .updateTable('payment')
        .set({ state: 'succeeded', provider_number: facts.providerNumber, settled_at: facts.at ?? now })
        .where('id', '=', payment.id),
    )
    .insertInto('ledger')
    .values({
      at: now,
      conference_id: order.conference_id,
      order_id: order.id,
      payment_id: payment.id,
      kind: 'payment',
      amount: payment.amount,
      currency: payment.currency,
    })
    .execute();
  if (order.state !== 'open' && order.state !== 'expired')
    return settled(await giveBackDouble(transaction, order, payment, now));
  if (order.kind === 'change') return settled(await settleChange(transaction, order, payment, now));
  if (!(await giveWay(transaction, order, now))) return settled(await giveBackDouble(transaction, order, payment, now));
  return confirm(transaction, order, payment, now);
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

/** The ordinary case: the places are still held. They come last, because others wait for them. */
const confirmHeld: Confirm = async (transaction, order, _payment, now) => {
  if (order.registration_state !== 'approved') return { ok: false };
  await confirmOrder(transaction, order, now);
  return (await confirmPlaces(transaction, order.registration_id)) ? settled('applied') : { ok: false };
};

/** What has lapsed is taken again if it is still there; if not, the money goes back. */
const confirmAnew: Confirm = async (transaction, order, payment, now) => {
  if (order.registration_state === 'approved' && (await keepPlaces(transaction, order, now))) {
    await confirmOrder(transaction, order, now);
    return settled('applied');
  }
  await giveBackLate(transaction, order, payment, now);
  return settled('refunded_late');
};

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

async function confirmOrder(transaction: DatabaseTransaction, order: LockedOrder, now: Date): Promise<void> {
  await confirmStay(transaction, order.registration_id);
  const paid = { event: 'pay', actor: 'system', now } as const;
  await recordOrder(transaction, {
    ...paid,
    id: order.id,
    from: order.state,
    to: 'paid',
    change: { paid_at: now, hold_until: null },
  });
  const registration = { id: order.registration_id, from: order.registration_state, to: 'confirmed' } as const;
  await recordRegistration(transaction, { ...paid, ...registration, change: { hold_until: null } });
  await tell(transaction, order, 'paid');
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
