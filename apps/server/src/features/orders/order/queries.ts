import { sql, type RawBuilder } from 'kysely';
import { compiled } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { ProviderId } from '../../../ports/payment/provider.ts';

const columns = [
  'orders.id',
  'orders.number',
  'orders.conference_id',
  'orders.account_id',
  'orders.registration_id',
  'orders.kind',
  'orders.currency',
  'orders.total',
  'orders.refunded',
  'orders.state',
  'orders.hold_until',
  'orders.created_at',
  'orders.paid_at',
  'orders.kept_payment_id',
] as const;

const described = (db: Database) =>
  db
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .innerJoin('conference', 'conference.id', 'orders.conference_id')
    .select([
      ...columns,
      'registration.name',
      'registration.state as registration_state',
      'conference.title as conference_title',
      'conference.starts_on',
      'conference.zone',
      'conference.refund_policy',
      'conference.sandbox',
      'conference.bank_accounts',
    ]);

/** An order of this account, or of a person in a group that this account pays for; any other is not found. */
export function findOrder(db: Database, id: number, accountId: number) {
  return described(db).where('orders.id', '=', id).where(paidBy(accountId)).executeTakeFirst();
}

/** The order is of this account, or of a person in a group that this account pays for. Needs orders and registration. */
const paidBy = (accountId: number | RawBuilder<number>) => sql<boolean>`(orders.account_id = ${accountId} or exists (
    select from registration_group where registration_group.id = registration.group_id
      and registration_group.account_id = ${accountId} and registration_group.payer = 'contact'))`;
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
/** What a card of an order shows. */
export type ShownOrder = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'registration_id'
  | 'conference_id'
  | 'conference_title'
  | 'name'
  | 'total'
  | 'refunded'
  | 'currency'
  | 'state'
  | 'created_at'
  | 'hold_until'
>;

export function findOrders(db: Database, accountId: number, conferenceId: number | null) {
  return described(db)
    .where('orders.account_id', '=', accountId)
    .where((where) => (conferenceId === null ? where.lit(true) : where('orders.conference_id', '=', conferenceId)))
    .orderBy('orders.id', 'desc')
    .limit(200)
    .execute();
}

export function linesOf(db: Database, orderId: number) {
  return db
    .selectFrom('order_line')
    .select(['kind', 'title', 'remark', 'quantity', 'amount'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Payments of an order, including shared ones. */
export function paymentsOf(db: Database, orderId: number) {
  return db
    .selectFrom('payment')
    .selectAll()
    .where((where) =>
      where.or([
        where('order_id', '=', orderId),
        // An array is read first, so that both parts use their index; with `in` all payments would be read.
        sql<boolean>`shared_id = any(array(select shared_part.shared_id from shared_part where shared_part.order_id = ${orderId}))`,
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
}
export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number];

export function refundsOf(db: Database, orderId: number) {
  return (
    db
      .selectFrom('refund')
      .select(['id', 'amount', 'state', 'cause', 'reason', 'created_at', 'settled_at'])
      .where('order_id', '=', orderId)
      // A replaced refund is left out; its replacement is listed instead.
      .where('replaced_by', 'is', null)
      .orderBy('id')
      .execute()
  );
}

/**
 * Any order, locked with its registration until the end of the transaction, so that its changes are serialized. The registration is
 * locked first, here as everywhere, so that there are no deadlocks: rows are locked in the order in which they are named.
 */
export function lockOrder(transaction: DatabaseTransaction, id: number) {
  return transaction
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .select([...columns, 'registration.state as registration_state'])
    .where('orders.id', '=', id)
    .forNoKeyUpdate(['registration', 'orders'])
    .executeTakeFirst();
}

/** As `lockOrder`, for the payer: an order of another account is not found. */
export async function lockPayable(transaction: DatabaseTransaction, id: number, accountId: number) {
  const [row] = await payable(transaction, { id, accountId });
  return row;
}

const payables = (db: Database, accountId: number | RawBuilder<number>) =>
  db
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .innerJoin('conference', 'conference.id', 'orders.conference_id')
    .select([...columns, 'conference.title as conference_title', 'conference.sandbox', 'conference.bank_accounts'])
    .where(paidBy(accountId));

const payable = compiled((db, { id, accountId }: { id: number; accountId: number }) =>
  payables(db, accountId).where('orders.id', '=', id).forNoKeyUpdate(['registration', 'orders']),
);
export type LockedPayable = NonNullable<Awaited<ReturnType<typeof lockPayable>>>;

/**
 * As `lockPayable` for a list, `{ place, id, accountId }[]` as JSON, in the order of the registrations. An order that another transaction has
 * locked is left out.
 */
export const lockingFreePayables = compiled((db, { wanted }: { wanted: string }) =>
  payables(db, sql<number>`wanted."accountId"`)
    .innerJoin(
      sql<{ place: number; id: number }>`jsonb_to_recordset(${wanted}::jsonb)`.as<'wanted'>(
        sql`wanted (place int, id bigint, "accountId" bigint)`,
      ),
      (join) => join.onRef('wanted.id', '=', 'orders.id'),
    )
    .select('wanted.place')
    .orderBy('registration.id')
    .forNoKeyUpdate(['registration', 'orders'])
    .skipLocked(),
);

/** A payment attempt by its `outTradeNo`, locked in the same way with its order and registration. */
export async function lockPayment(transaction: DatabaseTransaction, provider: ProviderId, outTradeNo: string) {
  const [row] = await attempt(transaction, { provider, outTradeNo });
  return row;
}

/** Payment attempts with their orders and registrations. */
const attempts = (db: Database) =>
  db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .select([
      ...columns,
      'registration.state as registration_state',
      'payment.id as payment_id',
      'payment.state as payment_state',
      'payment.amount as payment_amount',
      'payment.currency as payment_currency',
      'payment.shared_id',
    ]);

const attempt = compiled((db, { provider, outTradeNo }: { provider: ProviderId; outTradeNo: string }) =>
  attempts(db)
    .where('payment.out_trade_no', '=', outTradeNo)
    .where('payment.provider', '=', provider)
    .forNoKeyUpdate(['registration', 'orders', 'payment']),
);

/**
 * Attempts by their numbers, `{ place, provider, number }[]` as JSON, locked in the same way, in the order of their registrations. An attempt
 * whose order or registration is locked by another transaction is left out.
 */
export const lockingFreePayments = compiled((db, { wanted }: { wanted: string }) =>
  attempts(db)
    .innerJoin(
      sql<{ place: number; provider: string; number: string }>`jsonb_to_recordset(${wanted}::jsonb)`.as<'wanted'>(
        sql`wanted (place int, provider text, number text)`,
      ),
      (join) =>
        join.onRef('wanted.number', '=', 'payment.out_trade_no').onRef('wanted.provider', '=', 'payment.provider'),
    )
    .select('wanted.place')
    .orderBy('registration.id')
    .forNoKeyUpdate(['registration', 'orders', 'payment'])
    .skipLocked(),
);

/** One of the orders of a shared payment, locked like any; the amount is its part of the payment. */
export async function lockPart(
  transaction: DatabaseTransaction,
  provider: ProviderId,
  outTradeNo: string,
  part: { order_id: number; amount: number },
): Promise<LockedPayment | undefined> {
  const row = await transaction
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .innerJoin('payment', (join) =>
      join.on('payment.out_trade_no', '=', outTradeNo).on('payment.provider', '=', provider),
    )
    .select([
      ...columns,
      'registration.state as registration_state',
      'payment.id as payment_id',
      'payment.state as payment_state',
      'payment.amount as payment_amount',
      'payment.currency as payment_currency',
      'payment.shared_id',
    ])
    .where('orders.id', '=', part.order_id)
    .forNoKeyUpdate(['registration', 'orders', 'payment'])
    .executeTakeFirst();
  return row && { ...row, payment_amount: part.amount };
}
export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** The live order of a registration; undefined when none exists. */
export function findOpenOrder(db: Database, registrationId: number) {
  return (
    db
      .selectFrom('orders')
      .select(['id', 'state', 'hold_until'])
      .where('registration_id', '=', registrationId)
      // A literal, as in the index condition; otherwise the statement is planned again each time.
      .where('kind', '=', sql.lit('registration'))
      .where(sql<boolean>`state in ('open', 'paid', 'partly_refunded')`)
      .executeTakeFirst()
  );
}
