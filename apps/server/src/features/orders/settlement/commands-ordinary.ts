import { compiled, sendTogether } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, sendWithCommit } from '../../../db/connection/transaction.ts';
import { oneStatement, type Write } from '../../../db/connection/write-together.ts';
import { paymentBooked } from '../../../db/ledger/ledger.ts';
import { confirmOrUndo, isLapsed } from '../../../db/places/settle.ts';
import { orderMove, registrationMove } from '../../../db/rows/history.ts';
import { notificationWrite, sendAfterCommit } from '../../../db/rows/outbox.ts';
import type { PaymentFacts, ProviderId } from '../../../ports/payment/provider.ts';
import { alwaysOfOrder, newsOfOrder } from '../order/commands-notify.ts';
import { finalStay } from '../order/commands-stay.ts';
import { lockPayment, type LockedPayment } from '../order/queries.ts';

export interface News {
  provider: ProviderId;
  facts: PaymentFacts;
  now: Date;
}

/** A notice as a row; stored once per provider and notice id. */
export interface StoredNotice {
  provider: string;
  notice_id: string;
  address: string;
  /** As JSON. */
  headers: string;
  body: Buffer;
  received_at: Date;
  verdict: string;
}

export const noticeWrite = (db: Database, notice: StoredNotice) =>
  db
    .insertInto('payment_notice')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['provider', 'notice_id']).doNothing());

/** A payment that the provider reports, and the notice that reported it. */
export interface Settlement {
  news: News;
  /** Null: the provider was asked. */
  notice: StoredNotice | null;
}

/**
 * Applies the ordinary payment: the whole sum for an open order whose places are still held. False when it is anything else or the
 * places have lapsed; then nothing was changed. Everything is written in one statement, the places last, because others wait for them.
 * Both are sent together with the commit: where a place has lapsed the last one fails, which rolls everything back.
 */
export async function settleInTime(db: Database, { news, notice }: Settlement): Promise<boolean> {
  if (news.facts.state !== 'succeeded') return false;
  try {
    const { ok } = await inTransactionIfOk(db, async (transaction) => {
      const order = await lockPayment(transaction, news.provider, news.facts.outTradeNo);
      if (!order || !isOrdinary(order, news.facts)) return { ok: false };
      const values = valuesOf(order, news);
      const writes = notice ? settledByNotice.with({ ...values, ...notice }) : settled.with(values);
      const places = confirmOrUndo.with({ registrationId: order.registration_id });
      sendWithCommit(transaction, sendTogether(transaction, writes, places));
      sendAfterCommit(transaction);
      return { ok: true };
    });
    return ok;
  } catch (error) {
    if (isLapsed(error)) return false;
    throw error;
  }
}

/** An open order is the only live one of its registration, so there is no newer one to give way. */
export const isOrdinary = (order: LockedPayment, { amount, currency }: PaymentFacts): boolean =>
  order.shared_id === null &&
  order.payment_state !== 'succeeded' &&
  amount === order.payment_amount &&
  currency === order.payment_currency &&
  order.kind === 'registration' &&
  order.state === 'open' &&
  order.registration_state === 'approved';

type Heard = { facts: Pick<PaymentFacts, 'providerNumber' | 'at'>; now: Date };

/** What the statements of an ordinary payment need to know. */
interface Settled {
  orderId: number;
  registrationId: number;
  conferenceId: number;
  accountId: number;
  paymentId: number;
  amount: number;
  currency: string;
  providerNumber: string;
  at: Date;
  now: Date;
  /** As JSON. */
  variables: string;
  link: string;
}

export function valuesOf(order: LockedPayment, { facts, now }: News): Settled {
  const { variables, link } = newsOfOrder(order);
  return {
    orderId: order.id,
    registrationId: order.registration_id,
    conferenceId: order.conference_id,
    accountId: order.account_id,
    paymentId: order.payment_id,
    amount: order.payment_amount,
    currency: order.payment_currency,
    providerNumber: facts.providerNumber,
    at: facts.at ?? now,
    now,
    variables: JSON.stringify(variables),
    link,
  };
}

/** The states are those of `isOrdinary`. */
function ordinaryWrites(db: Database, values: Settled): Write[] {
  const { orderId, registrationId, conferenceId, accountId, paymentId, now } = values;
  const order = {
    id: orderId,
    registration_id: registrationId,
    conference_id: conferenceId,
    payment_id: paymentId,
    payment_amount: values.amount,
    payment_currency: values.currency,
    state: 'open',
    registration_state: 'approved',
  } as const;
  const facts = { providerNumber: values.providerNumber, at: values.at };
  const { variables, link } = values;
  const notification = { ...alwaysOfOrder, template: 'paid', accountId, conferenceId, registrationId, variables, link };
  return [
    ...paidWrites(db, order, { facts, now }),
    ...confirmWrites(db, order, now),
    notificationWrite(db, notification),
  ];
}

const settled = compiled((db, values: Settled) => oneStatement(ordinaryWrites(db, values)));
const settledByNotice = compiled((db, values: Settled & StoredNotice) => {
  const { provider, notice_id, address, headers, body, received_at, verdict } = values;
  const notice = { provider, notice_id, address, headers, body, received_at, verdict };
  return oneStatement([...ordinaryWrites(db, values), noticeWrite(db, notice)]);
});

/** Marks the payment as succeeded and books it in the ledger. */
export const paidWrites = (db: Database, order: Booked, heard: Heard): Write[] => [
  succeeded(db, order, heard),
  bookedFor(db, order, heard.now),
];

type Booked = Pick<LockedPayment, 'id' | 'conference_id' | 'payment_id' | 'payment_amount' | 'payment_currency'>;

export const succeeded = (db: Database, { payment_id }: Pick<LockedPayment, 'payment_id'>, { facts, now }: Heard) =>
  db
    .updateTable('payment')
    .set({ state: 'succeeded', provider_number: facts.providerNumber, settled_at: facts.at ?? now })
    .where('id', '=', payment_id);

export const bookedFor = (db: Database, order: Booked, now: Date) =>
  paymentBooked(db, {
    conferenceId: order.conference_id,
    orderId: order.id,
    paymentId: order.payment_id,
    amount: order.payment_amount,
    currency: order.payment_currency,
    now,
  });

/** Makes order, registration and stay final. */
export function confirmWrites(
  db: Database,
  order: Pick<LockedPayment, 'id' | 'state' | 'registration_id' | 'registration_state' | 'payment_id'>,
  now: Date,
  actor = 'system',
): Write[] {
  const paid = { event: 'pay', actor, now } as const;
  const change = { paid_at: now, hold_until: null, kept_payment_id: order.payment_id };
  const ofOrder = { id: order.id, from: order.state, to: 'paid', change } as const;
  const ofRegistration = { id: order.registration_id, from: order.registration_state, to: 'confirmed' } as const;
  return [
    finalStay(db, order.registration_id),
    ...orderMove(db, { ...paid, ...ofOrder }),
    ...registrationMove(db, { ...paid, ...ofRegistration, change: { hold_until: null } }),
  ];
}
