import type { Database } from '../../../db/connection/database.ts';

const described = (db: Database) =>
  db
    .selectFrom('shared_order')
    .innerJoin('conference', 'conference.id', 'shared_order.conference_id')
    .selectAll('shared_order')
    .select([
      'conference.title as conference_title',
      'conference.has_invoice',
      'conference.sandbox',
      'conference.bank_accounts',
    ]);

/** A shared order of this account; any other is not found. */
export const findShared = (db: Database, id: number, accountId: number) =>
  described(db).where('shared_order.id', '=', id).where('shared_order.account_id', '=', accountId).executeTakeFirst();
export type SharedRow = NonNullable<Awaited<ReturnType<typeof findShared>>>;

/** Payment attempts for all of them together. */
export const sharedPayments = (db: Database, sharedId: number) =>
  db.selectFrom('payment').selectAll().where('shared_id', '=', sharedId).orderBy('id', 'desc').execute();

/** Registrations of these orders, for locking in one order. */
export const registrationsOf = (db: Database, orderIds: readonly number[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'registration_id'])
    .where('id', 'in', [...orderIds])
    .orderBy('registration_id')
    .orderBy('id')
    .execute();

/** Open shared orders that contain one of these. */
export const sharedOver = (db: Database, orderIds: readonly number[]) =>
  db
    .selectFrom('shared_order')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('shared_part')
          .select('order_id')
          .whereRef('shared_part.shared_id', '=', 'shared_order.id')
          .where('order_id', 'in', [...orderIds]),
      ),
    )
    .orderBy('id')
    .execute();

export const findSharedInvoice = (db: Database, sharedId: number) =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('shared_id', '=', sharedId)
    .where('state', 'in', ['asked', 'issued', 'sent', 'partly_red'])
    .executeTakeFirst();

/** Ids of the orders whose part of the shared payment is refunded because their places were taken. */
export async function lateParts(db: Database, sharedId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select('refund.order_id')
    .where('payment.shared_id', '=', sharedId)
    .where('refund.cause', '=', 'no_place_left')
    .execute();
  return rows.map((row) => row.order_id);
}

/** Shared orders for people of a group, newest first. */
export const sharedOfGroup = (db: Database, groupId: number) =>
  db
    .selectFrom('shared_order')
    .select((column) => [
      'shared_order.id',
      'shared_order.number',
      'shared_order.total',
      'shared_order.currency',
      'shared_order.created_at',
      column
        .selectFrom('shared_part')
        .select(({ fn }) => fn.countAll<number>().as('people'))
        .whereRef('shared_part.shared_id', '=', 'shared_order.id')
        .as('people'),
      column
        .exists(
          column
            .selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.shared_id', '=', 'shared_order.id')
            .where('payment.state', '=', 'succeeded'),
        )
        .as('paid'),
    ])
    .where('shared_order.id', 'in', (ofGroup) =>
      ofGroup
        .selectFrom('shared_part')
        .innerJoin('orders', 'orders.id', 'shared_part.order_id')
        .innerJoin('registration', 'registration.id', 'orders.registration_id')
        .select('shared_part.shared_id')
        .where('registration.group_id', '=', groupId),
    )
    .where((where) =>
      where.or([
        where('shared_order.ended_at', 'is', null),
        where.exists(
          where
            .selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.shared_id', '=', 'shared_order.id')
            .where('payment.state', '=', 'succeeded'),
        ),
      ]),
    )
    .orderBy('shared_order.id', 'desc')
    .limit(100)
    .execute();
export type SharedOfGroup = Awaited<ReturnType<typeof sharedOfGroup>>[number];
