import type { Insertable } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { orderMove, registrationMove } from '../../../db/rows/history.ts';
import { paymentBooked } from '../../../db/ledger/ledger.ts';
import { confirmPlaces } from '../../../db/places/settle.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { Write } from '../../../db/connection/write-together.ts';
import type { PaymentFacts, ProviderId } from '../../../ports/payment/provider.ts';
import { finalStay } from '../order/commands-stay.ts';
import { notify } from '../order/commands-notify.ts';
import { lockPayment, type LockedPayment } from '../order/queries.ts';

export interface News {
  provider: ProviderId;
  facts: PaymentFacts;
  now: Date;
}

/** A notice as a row; stored once per provider and notice id. */
export type StoredNotice = Insertable<Schema['payment_notice']>;

export const noticeWrite = (db: Database, notice: StoredNotice) =>
  db
    .insertInto('payment_notice')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['provider', 'notice_id']).doNothing());

/**
 * Applies the ordinary payment: the whole sum for an open order whose places are still held. False when it is anything else or the
 * places have lapsed; then nothing was changed. Everything is written in one statement, the places last, because others wait for them.
 */
export async function settleInTime(db: Database, news: News, notice: StoredNotice | null): Promise<boolean> {
  if (news.facts.state !== 'succeeded') return false;
  const { ok } = await inTransactionIfOk(db, async (transaction) => {
    const order = await lockPayment(transaction, news.provider, news.facts.outTradeNo);
    if (!order || !isOrdinary(order, news.facts)) return { ok: false };
    const kept = notice ? [noticeWrite(transaction, notice)] : [];
    const writes = [...paidWrites(transaction, order, news), ...confirmWrites(transaction, order, news.now), ...kept];
    await notify(transaction, order, 'paid', writes);
    return { ok: await confirmPlaces(transaction, order.registration_id) };
  });
  return ok;
}

/** An open order is the only live one of its registration, so there is no newer one to give way. */
const isOrdinary = (order: LockedPayment, { amount, currency }: PaymentFacts): boolean =>
  order.shared_id === null &&
  order.payment_state !== 'succeeded' &&
  amount === order.payment_amount &&
  currency === order.payment_currency &&
  order.kind === 'registration' &&
  order.state === 'open' &&
  order.registration_state === 'approved';

type Heard = Pick<News, 'facts' | 'now'>;

/** Marks the payment as succeeded and books it in the ledger. */
export const paidWrites = (transaction: DatabaseTransaction, order: LockedPayment, heard: Heard): Write[] => [
  succeeded(transaction, order, heard),
  bookedFor(transaction, order, heard.now),
];

export const succeeded = (transaction: DatabaseTransaction, { payment_id }: LockedPayment, { facts, now }: Heard) =>
  transaction
    .updateTable('payment')
    .set({ state: 'succeeded', provider_number: facts.providerNumber, settled_at: facts.at ?? now })
    .where('id', '=', payment_id);

export const bookedFor = (transaction: DatabaseTransaction, order: LockedPayment, now: Date) =>
  paymentBooked(transaction, {
    conferenceId: order.conference_id,
    orderId: order.id,
    paymentId: order.payment_id,
    amount: order.payment_amount,
    currency: order.payment_currency,
    now,
  });

/** Makes order, registration and stay final. */
export function confirmWrites(
  transaction: DatabaseTransaction,
  order: LockedPayment,
  now: Date,
  actor = 'system',
): Write[] {
  const paid = { event: 'pay', actor, now } as const;
  const change = { paid_at: now, hold_until: null, kept_payment_id: order.payment_id };
  const ofOrder = { id: order.id, from: order.state, to: 'paid', change } as const;
  const ofRegistration = { id: order.registration_id, from: order.registration_state, to: 'confirmed' } as const;
  return [
    finalStay(transaction, order.registration_id),
    ...orderMove(transaction, { ...paid, ...ofOrder }),
    ...registrationMove(transaction, { ...paid, ...ofRegistration, change: { hold_until: null } }),
  ];
}
