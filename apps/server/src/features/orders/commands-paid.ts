import type { Insertable } from 'kysely';
import type { Database } from '../../db/database.ts';
import { orderMove, registrationMove } from '../../db/history.ts';
import { confirmPlaces } from '../../db/places/settle.ts';
import type { Schema } from '../../db/schema.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import type { Write } from '../../db/write-together.ts';
import type { PaymentFacts, ProviderId } from '../../ports/payment/provider.ts';
import { contactBy } from '../accounts/queries-contact.ts';
import { finalStay } from './commands-stay.ts';
import { tellWith } from './commands-tell.ts';
import { lockPayment, type LockedPayment } from './queries.ts';

export interface News {
  provider: ProviderId;
  facts: PaymentFacts;
  now: Date;
}

/** What came from the provider, as a row that is kept once. */
export type KeptNotice = Insertable<Schema['payment_notice']>;

export const noticeWrite = (db: Database, notice: KeptNotice) =>
  db
    .insertInto('payment_notice')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['provider', 'notice_id']).doNothing());

/**
 * Applies the ordinary payment: the whole sum for an open order whose places are still held. False: it is anything else, or the
 * places had lapsed, and nothing has been done. Everything is written in one statement; the places come last, because others wait
 * for them.
 */
export async function settleInTime(db: Database, news: News, notice: KeptNotice | null): Promise<boolean> {
  if (news.facts.state !== 'succeeded') return false;
  const { ok } = await inTransactionIfOk(db, async (transaction) => {
    const order = await lockPayment(transaction, news.provider, news.facts.outTradeNo);
    if (!order || !isOrdinary(order, news.facts)) return { ok: false };
    const kept = notice ? [noticeWrite(transaction, notice)] : [];
    const writes = [...paidWrites(transaction, order, news), ...confirmWrites(transaction, order, news.now), ...kept];
    await tellWith(transaction, order, { template: 'paid', contact: contactBy(order.reach), writes });
    return { ok: await confirmPlaces(transaction, order.registration_id) };
  });
  return ok;
}

/** An open order is the only one of its registration: there is no newer one that would have to make way. */
const isOrdinary = (order: LockedPayment, { amount, currency }: PaymentFacts): boolean =>
  order.shared_id === null &&
  order.payment_state !== 'succeeded' &&
  amount === order.payment_amount &&
  currency === order.payment_currency &&
  order.kind === 'registration' &&
  order.state === 'open' &&
  order.registration_state === 'approved';

type Heard = Pick<News, 'facts' | 'now'>;

/** The payment has succeeded, and the ledger says so. */
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
  transaction.insertInto('ledger').values({
    at: now,
    conference_id: order.conference_id,
    order_id: order.id,
    payment_id: order.payment_id,
    kind: 'payment',
    amount: order.payment_amount,
    currency: order.payment_currency,
  });

/** Order, registration and stay are final. */
export function confirmWrites(
  transaction: DatabaseTransaction,
  order: LockedPayment,
  now: Date,
  actor = 'system',
): Write[] {
  const paid = { event: 'pay', actor, now } as const;
  const ofOrder = { id: order.id, from: order.state, to: 'paid', change: { paid_at: now, hold_until: null } } as const;
  const ofRegistration = { id: order.registration_id, from: order.registration_state, to: 'confirmed' } as const;
  return [
    finalStay(transaction, order.registration_id),
    ...orderMove(transaction, { ...paid, ...ofOrder }),
    ...registrationMove(transaction, { ...paid, ...ofRegistration, change: { hold_until: null } }),
  ];
}
