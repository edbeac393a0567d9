import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { lockAtDesk } from '../../registration/record/queries-locked.ts';

const MOST = 200;

/** Fen above which a refund by staff needs a second person; null: none does. */
export async function approvalAbove(db: Database, conferenceId: number): Promise<number | null> {
  const row = await db
    .selectFrom('conference')
    .select('refund_approval_above')
    .where('id', '=', conferenceId)
    .executeTakeFirst();
  return row?.refund_approval_above ?? null;
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
      'conference.currency',
      'staff_member.name as staff_name',
    ])
    .where('refund_request.conference_id', '=', conferenceId)
    .where('decision', 'is', null)
    .orderBy('refund_request.id')
    .limit(MOST)
    .execute();
export type RequestListed = Awaited<ReturnType<typeof openRequests>>[number];
