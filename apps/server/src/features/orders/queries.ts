import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import type { ProviderId } from '../../ports/payment/provider.ts';
import { reachColumn } from '../accounts/queries-contact.ts';

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
    ]);

/**
 * One order of this account, or of somebody in a group for which this account pays; another's is as good as unknown.
 */
export function findOrder(db: Database, id: number, accountId: number) {
  return described(db)
    .where('orders.id', '=', id)
    .where((where) =>
      where.or([
        where('orders.account_id', '=', accountId),
        where.exists(
          where
            .selectFrom('registration_group')
            .select('registration_group.id')
            .whereRef('registration_group.id', '=', 'registration.group_id')
            .where('registration_group.account_id', '=', accountId)
            .where('registration_group.payer', '=', 'contact'),
        ),
      ]),
    )
    .executeTakeFirst();
}
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

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

/** Of an order, those begun together with others included. */
export function paymentsOf(db: Database, orderId: number) {
  return db
    .selectFrom('payment')
    .selectAll()
    .where((where) =>
      where.or([
        where('order_id', '=', orderId),
        where('shared_id', 'in', (together) =>
          together
            .selectFrom('shared_part')
            .select('shared_part.shared_id')
            .where('shared_part.order_id', '=', orderId),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
}
export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number];

export function refundsOf(db: Database, orderId: number) {
  return db
    .selectFrom('refund')
    .select(['id', 'amount', 'state', 'reason', 'created_at', 'settled_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/**
 * An order of anyone, locked with its registration until the end of the transaction: one movement at a time. The registration
 * comes first, here as everywhere, so that nobody waits for each other: rows are locked in the order in which they are named.
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

/** One attempt to pay by our number of it, locked with its order and registration in the same manner. */
export function lockPayment(transaction: DatabaseTransaction, provider: ProviderId, outTradeNo: string) {
  return transaction
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
    ])
    .select((column) => reachColumn(transaction, column.ref('orders.account_id')).as('reach'))
    .where('payment.out_trade_no', '=', outTradeNo)
    .where('payment.provider', '=', provider)
    .forNoKeyUpdate(['registration', 'orders', 'payment'])
    .executeTakeFirst();
}

/** One of the orders that a payment pays together, locked like any; of the payment only its part is meant. */
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
    .select((column) => reachColumn(transaction, column.ref('orders.account_id')).as('reach'))
    .where('orders.id', '=', part.order_id)
    .forNoKeyUpdate(['registration', 'orders', 'payment'])
    .executeTakeFirst();
  return row && { ...row, payment_amount: part.amount };
}
export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** The live order of a registration, if there is one. */
export function findOpenOrder(db: Database, registrationId: number) {
  return (
    db
      .selectFrom('orders')
      .select(['id', 'state', 'hold_until'])
      .where('registration_id', '=', registrationId)
      // As the index says it, or the statement is planned anew each time.
      .where('kind', '=', sql.lit('registration'))
      .where(sql<boolean>`state in ('open', 'paid', 'partly_refunded')`)
      .executeTakeFirst()
  );
}
