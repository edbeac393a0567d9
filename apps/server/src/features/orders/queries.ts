import type { Database } from '../../db/database.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';

const columns = [
  'orders.id',
  'orders.number',
  'orders.conference_id',
  'orders.account_id',
  'orders.registration_id',
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

/** One order of this account; another's is as good as unknown. */
export function findOrder(db: Database, id: number, accountId: number) {
  return described(db).where('orders.id', '=', id).where('orders.account_id', '=', accountId).executeTakeFirst();
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

export function paymentsOf(db: Database, orderId: number) {
  return db.selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('id', 'desc').execute();
}
export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number];

export function refundsOf(db: Database, orderId: number) {
  return db
    .selectFrom('refund')
    .select(['id', 'amount', 'state', 'reason', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/**
 * An order of anyone, locked with its registration until the end of the transaction: one movement at a time. The registration
 * comes first, here as everywhere, so that nobody waits for each other.
 */
export async function lockOrder(transaction: DatabaseTransaction, id: number) {
  const registration = await transaction
    .selectFrom('registration')
    .select('state')
    .where('id', '=', (orders) => orders.selectFrom('orders').select('registration_id').where('orders.id', '=', id))
    .forNoKeyUpdate()
    .executeTakeFirst();
  const order = await transaction.selectFrom('orders').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return order && registration ? { ...order, registration_state: registration.state } : undefined;
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** The live order of a registration, if there is one. */
export function findOpenOrder(db: Database, registrationId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'state', 'hold_until'])
    .where('registration_id', '=', registrationId)
    .where('state', 'in', ['open', 'paid', 'partly_refunded'])
    .executeTakeFirst();
}
