import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { PayMethod } from '@meetingapp/contract/orders/order.ts';
import { compiled } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';
import { retakePlaces } from '../../../db/places/retake.ts';
import { sendWithCommit, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import {
  insertBegun,
  KeyTaken,
  writeWithAnswer,
  type AnswerOfKey,
  type KeyOfRequest,
  type StepKey,
} from '../../../db/rows/step-key.ts';
import type { PaymentPort } from '../../../ports/ports.ts';
import type { PaymentProvider } from '../../../ports/payment/provider.ts';
import { lockPayable, type LockedPayable, type PaymentRow } from '../order/queries.ts';

/** Days a transfer may take; the places are held until then. */
const BANK_DAYS = 5;

export interface StartPayment {
  orderId: number;
  /** Who may pay: the owner, or the contact who pays for the owner's group. */
  accountId: number;
  /** Whose messenger pays; null for a visitor who was sent a link. */
  payerId: number | null;
  method: PayMethod;
  openid: string | null;
  address: string;
  /** Absolute address to which an external cashier sends the browser back. */
  returnUrl: string;
  /** Text that the payer sees in the cashier, from the title of the conference. */
  describe: (conference: Bilingual) => string;
  now: Date;
}

export type StartReason =
  | 'order_unknown'
  | 'order_state'
  | 'order_expired'
  | 'payment_method_missing'
  | 'payment_unreachable';

export type Attempt = { ok: true; row: PaymentRow; until: Date } | { ok: false; reason: StartReason };

/** `started` is the row of the attempt, which may still be on its way together with the commit: await it after the transaction. */
export type Begun = {
  ok: true;
  provider: PaymentProvider;
  started: Promise<Started>;
  until: Date;
  conference: Bilingual;
};

export async function beginAttempt(
  transaction: DatabaseTransaction,
  payment: PaymentPort,
  wish: StartPayment,
  key?: StepKey,
): Promise<Begun | Extract<Attempt, { ok: false }>> {
  const order = await lockPayable(transaction, wish.orderId, wish.accountId);
  if (!order) return { ok: false, reason: 'order_unknown' };
  const payable = payableBy(order, payment, wish);
  if (!payable.ok) return payable;
  const { provider, until } = payable;
  const started = runningOrNew(
    transaction,
    provider,
    { order, payerId: payerOf(wish, order), method: wish.method, now: wish.now },
    key,
  );
  const begun = { ok: true, provider, started, until, conference: order.conference_title } as const;
  if (provider.settledBy !== 'staff') {
    sendWithCommit(transaction, started);
    return begun;
  }
  const { running } = await started;
  return running ? begun : { ...begun, until: await waitForBank(transaction, order, wish.now) };
}

type Payable = { ok: true; provider: PaymentProvider; until: Date } | Extract<Attempt, { ok: false }>;

/** The provider that takes the payment of a locked order, and until when; or why it cannot be paid now. */
export function payableBy(order: LockedPayable, payment: PaymentPort, { method, now }: StartPayment): Payable {
  const provider = payment.offerOf(order).forMethod(method);
  if (!provider) return { ok: false, reason: 'payment_method_missing' };
  if (order.state === 'expired') return { ok: false, reason: 'order_expired' };
  if (order.state !== 'open' || order.total === 0) return { ok: false, reason: 'order_state' };
  const until = order.hold_until;
  return until === null || until <= now ? { ok: false, reason: 'order_expired' } : { ok: true, provider, until };
}

/** The account of a prepared payment that only its payer's messenger can open; null: the owner's, or one that anybody can pay. */
export const payerOf = ({ method, payerId }: StartPayment, order: { account_id: number }): number | null =>
  method === 'jsapi' && payerId !== order.account_id ? payerId : null;

/** The `outTradeNo` of a new attempt. */
export const attemptNumber = (): string => `P${randomBytes(12).toString('hex')}`;

interface NewAttempt {
  order: { id: number; total: number; currency: string };
  payerId: number | null;
  method: PayMethod;
  now: Date;
}

interface Started {
  row: PaymentRow;
  /** False: the attempt is new. */
  running: boolean;
}

/**
 * The running attempt of a locked order with this method, otherwise a new one, in one statement with the request's key. Throws
 * `KeyTaken` when another request has the key; then nothing was written.
 */
async function runningOrNew(
  transaction: DatabaseTransaction,
  provider: PaymentProvider,
  { order, payerId, method, now }: NewAttempt,
  key?: StepKey,
): Promise<Started> {
  const number = attemptNumber();
  const { id: orderId, total, currency } = order;
  const values = { orderId, payerId, total, currency, method, provider: provider.id, number, now };
  const [found] = await (key
    ? beginningWithKey(transaction, { ...values, ...key.request })
    : beginning(transaction, values));
  if (!found) throw new KeyTaken();
  key?.begun();
  const { running, ...row } = found;
  return { row, running };
}

interface AttemptValues {
  orderId: number;
  payerId: number | null;
  total: number;
  currency: string;
  method: PayMethod;
  provider: string;
  /** The `outTradeNo` of a new attempt. */
  number: string;
  now: Date;
}

const beginningAfter = (keyed: RawBuilder<unknown>, values: AttemptValues) => sql<PaymentRow & { running: boolean }>`
  with keyed as (${keyed}),
  running as (
    select * from payment where order_id = ${values.orderId} and shared_id is null and method = ${values.method}
      and payer_id is not distinct from ${values.payerId}::bigint and state in ('created', 'pending') order by id desc limit 1
  ),
  made as (
    insert into payment (order_id, payer_id, provider, method, out_trade_no, amount, currency, created_at)
    select ${values.orderId}::bigint, ${values.payerId}::bigint, ${values.provider}::text, ${values.method}::text, ${values.number}::text,
      ${values.total}::bigint, ${values.currency}::text, ${values.now}::timestamptz
      from keyed where not exists (select from running)
    returning *
  )
  select made.*, false as running from made union all select running.*, true from running, keyed
`;
const beginning = compiled((_db, values: AttemptValues) => beginningAfter(sql`select`, values));
const beginningWithKey = compiled((db, values: AttemptValues & KeyOfRequest) => {
  const { caller, path, key, bodyHash } = values;
  return beginningAfter(sql`${insertBegun(db, { caller, path, key, bodyHash })}`, values);
});

/** Holds the places for days instead of minutes, for a bank transfer. */
export async function waitForBank(
  transaction: DatabaseTransaction,
  order: { id: number; registration_id: number },
  now: Date,
): Promise<Date> {
  const until = new Date(now.getTime() + BANK_DAYS * 86_400_000);
  // Cannot fail: this registration already holds these claims.
  await retakePlaces(transaction, order.registration_id, until);
  await transaction.updateTable('orders').set({ hold_until: until }).where('id', '=', order.id).execute();
  await transaction
    .updateTable('registration')
    .set({ hold_until: until })
    .where('id', '=', order.registration_id)
    .execute();
  return until;
}

export interface Opened {
  paymentId: number;
  /** As JSON. */
  instructions: string;
}

/** Notes that the provider has opened a payment; without a row it was closed meanwhile. */
const opening = (db: Database, { paymentId, instructions }: Opened) =>
  db
    .updateTable('payment')
    .set({ state: 'pending', instructions })
    .where('id', '=', paymentId)
    .where('state', '=', 'created')
    .returning('id');
export const openedAlone = compiled(opening);
export const openedWithAnswer = compiled(
  (db, { caller, path, key, answer, paymentId, instructions }: Opened & AnswerOfKey) =>
    writeWithAnswer(db, opening(db, { paymentId, instructions }), { caller, path, key, answer }),
);
