import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { lockAtDesk } from '../../registration/record/queries-locked.ts';

const MOST = 200;

/**
 * The sum above which refunds of a registration by staff need a second person; null: none does. The conference states it in its main
 * currency: without a rate every refund in another one needs a second person.
 */
export async function approvalAbove(db: Database, registrationId: number): Promise<number | null> {
  const row = await db
    .selectFrom('registration')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .select(['refund_approval_above', 'price_currency'])
    .where('registration.id', '=', registrationId)
    .executeTakeFirst();
  const above = row?.refund_approval_above ?? null;
  return above === null || row?.price_currency == null ? above : 0;
}

export async function hasOpenRequest(db: Database, registrationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('refund_request')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The registration of an order of the conference. */
export async function registrationOfOrder(db: Database, conferenceId: number, orderId: number) {
  const row = await db
    .selectFrom('orders')
    .select('registration_id')
    .where('id', '=', orderId)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row?.registration_id;
}

/** A request with its registration locked before it. */
export async function lockRequest(transaction: DatabaseTransaction, conferenceId: number, id: number) {
  const found = await transaction
    .selectFrom('refund_request')
    .select('registration_id')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  if (!found) return undefined;
  await lockAtDesk(transaction, conferenceId, found.registration_id);
  return transaction.selectFrom('refund_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
export type RequestRow = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/** Requests that wait for a second person, the oldest first. */
export const openRequests = (db: Database, conferenceId: number) =>
  db
    .selectFrom('refund_request')
    .innerJoin('registration', 'registration.id', 'refund_request.registration_id')
    .innerJoin('conference', 'conference.id', 'refund_request.conference_id')
    .innerJoin('staff_member', 'staff_member.id', 'refund_request.asked_by')
    .leftJoin('orders', 'orders.id', 'refund_request.order_id')
    .select([
      'refund_request.id',
      'refund_request.registration_id',
      'refund_request.order_id',
      'refund_request.amount',
      'refund_request.ends',
      'refund_request.reason',
      'refund_request.asked_by',
      'refund_request.asked_at',
      'registration.name',
      'registration.number as registration_number',
      'orders.number as order_number',
      sql<string>`coalesce(registration.price_currency, conference.currency)`.as('currency'),
      'staff_member.name as staff_name',
    ])
    .where('refund_request.conference_id', '=', conferenceId)
    .where('decision', 'is', null)
    .orderBy('refund_request.id')
    .limit(MOST)
    .execute();
export type RequestListed = Awaited<ReturnType<typeof openRequests>>[number];
