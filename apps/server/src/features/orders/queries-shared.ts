import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';

const described = (db: Database) =>
  db
    .selectFrom('shared_order')
    .innerJoin('conference', 'conference.id', 'shared_order.conference_id')
    .selectAll('shared_order')
    .select(['conference.title as conference_title', 'conference.has_invoice']);

/** One's own; another's is as good as unknown. */
export const findShared = (db: Database, id: number, accountId: number) =>
  described(db).where('shared_order.id', '=', id).where('shared_order.account_id', '=', accountId).executeTakeFirst();
export type SharedRow = NonNullable<Awaited<ReturnType<typeof findShared>>>;

/** What is paid together, in the order in which it is locked. */
export const partsOf = (db: Database, sharedId: number) =>
  db
    .selectFrom('shared_part')
    .innerJoin('orders', 'orders.id', 'shared_part.order_id')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .select([
      'shared_part.order_id',
      'shared_part.amount',
      'orders.registration_id',
      'orders.state',
      'orders.total',
      'orders.refunded',
      'orders.hold_until',
      'registration.name',
    ])
    .where('shared_id', '=', sharedId)
    .orderBy('orders.registration_id')
    .orderBy('orders.id')
    .execute();
export type PartRow = Awaited<ReturnType<typeof partsOf>>[number];

/** Payments that were begun for all of them together. */
export const sharedPayments = (db: Database, sharedId: number) =>
  db.selectFrom('payment').selectAll().where('shared_id', '=', sharedId).orderBy('id', 'desc').execute();

/** Registrations of these orders, so that they can be locked in one order for everybody. */
export const registrationsOf = (db: Database, orderIds: readonly number[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'registration_id'])
    .where('id', 'in', [...orderIds])
    .orderBy('registration_id')
    .orderBy('id')
    .execute();

/** Shared orders that are not ended and hold one of these. */
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

/** Everything that can run out and that these registrations hold, locked in one order for everybody. */
export async function lockHeldStocks(transaction: DatabaseTransaction, registrationIds: readonly number[]) {
  await transaction
    .selectFrom('stock')
    .select('id')
    .where('size', 'is not', null)
    .where('id', 'in', (held) =>
      held
        .selectFrom('claim')
        .select('stock_id')
        .where('registration_id', 'in', [...registrationIds])
        .where('state', '=', 'held'),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

export const findSharedInvoice = (db: Database, sharedId: number) =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('shared_id', '=', sharedId)
    .where('state', 'in', ['asked', 'issued', 'sent', 'partly_red'])
    .executeTakeFirst();

/** Orders of it whose part went back for this reason. */
export async function lateParts(db: Database, sharedId: number, reason: string): Promise<number[]> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select('refund.order_id')
    .where('payment.shared_id', '=', sharedId)
    .where('refund.reason', '=', reason)
    .execute();
  return rows.map((row) => row.order_id);
}

/**
 * The invoice for several people on which a registration is. One that is only asked for counts while what they pay together can still
 * be paid, or was.
 */
export const sharedInvoiceOver = (db: Database, registrationId: number) =>
  db
    .selectFrom('invoice')
    .innerJoin('shared_order', 'shared_order.id', 'invoice.shared_id')
    .innerJoin('shared_part', 'shared_part.shared_id', 'invoice.shared_id')
    .innerJoin('orders', 'orders.id', 'shared_part.order_id')
    .select(['invoice.state', 'invoice.kind', 'invoice.title'])
    .where('orders.registration_id', '=', registrationId)
    .where(
      sql<boolean>`(invoice.state in ('issued', 'sent', 'partly_red') or invoice.state = 'asked' and (
        exists (select from payment where payment.shared_id = shared_order.id and payment.state = 'succeeded')
        or shared_order.ended_at is null and not exists (select from shared_part part
          join orders other on other.id = part.order_id where part.shared_id = shared_order.id and other.state <> 'open')))`,
    )
    .orderBy('invoice.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What single people of it asked for or were given. */
export const singleInvoices = (db: Database, registrationIds: readonly number[]) =>
  db
    .selectFrom('invoice')
    .select(['id', 'state'])
    .where('registration_id', 'in', [...registrationIds])
    .where('shared_id', 'is', null)
    .where('state', 'in', ['asked', 'issued', 'sent', 'partly_red'])
    .execute();

/** What was or can be paid together for people of a group, the newest first. */
export const sharedOfGroup = (db: Database, groupId: number) =>
  db
    .selectFrom('shared_order')
    .select((column) => [
      'shared_order.id',
      'shared_order.number',
      'shared_order.total',
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
