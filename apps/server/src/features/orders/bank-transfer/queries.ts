import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

const MOST = 5000;
const RECENT = 200;
const STATEMENTS = 50;

/** Announced transfers that have not arrived. */
export const waitingTransfers = (db: Database, conferenceId: number) =>
  db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .leftJoin('shared_order', 'shared_order.id', 'payment.shared_id')
    .select([
      'payment.id as payment_id',
      'payment.amount',
      'payment.currency',
      'payment.instructions',
      'payment.created_at',
      'orders.id as order_id',
      sql<string>`coalesce(shared_order.number, orders.number)`.as('number'),
      'orders.state',
      'orders.hold_until',
      // For several people paid for together: the first name, and how many more.
      sql<string>`registration.name || coalesce(
        (select ' +' || (count(*) - 1) from shared_part where shared_part.shared_id = payment.shared_id having count(*) > 1), '')`.as(
        'name',
      ),
      sql<string | null>`(select title from invoice where invoice.registration_id = registration.id
        and invoice.state <> 'withdrawn' order by invoice.id desc limit 1)`.as('invoice_title'),
    ])
    .where('orders.conference_id', '=', conferenceId)
    .where('payment.provider', '=', 'bank')
    .where('payment.state', 'in', ['created', 'pending'])
    .where((where) =>
      where.or([where('orders.state', 'in', ['open', 'expired']), where('payment.shared_id', 'is not', null)]),
    )
    .orderBy('payment.id', 'desc')
    .limit(MOST)
    .execute();
export type WaitingRow = Awaited<ReturnType<typeof waitingTransfers>>[number];

export const currenciesOf = (db: Database, conferenceId: number) =>
  db.selectFrom('conference').select(['currency', 'currencies']).where('id', '=', conferenceId).executeTakeFirst();

/** The newest statements of a conference, with the incoming rows that are not booked whole, and those that cannot be read. */
export async function uploadedStatements(db: Database, conferenceId: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    currency: string;
    by: string;
    created_at: Date;
    rows: number;
    left: number;
    unread: number;
    mapped: boolean;
  }>`
    select kept.id, kept.name, coalesce(kept.currency, conference.currency) as currency, staff_member.name as by, kept.created_at,
      jsonb_array_length(case when kept.mapped then kept.rows else kept.lines end) as rows, kept.mapped,
      (select count(*)::int from jsonb_array_elements(kept.rows) as line
        left join bank_row on bank_row.society_id = conference.society_id and bank_row.key = line ->> 'key'
          and bank_row.currency = coalesce(line ->> 'currency', kept.currency, conference.currency)
        where (line ->> 'amount')::bigint > coalesce(bank_row.taken, 0) and not (line ->> 'fault')::boolean) as left,
      (select count(*)::int from jsonb_array_elements(kept.rows) as line
        where (line ->> 'fault')::boolean and (line ->> 'number')::int <> all (kept.left_out)) as unread
    from (select * from bank_statement where conference_id = ${conferenceId} and withdrawn_at is null
      order by id desc limit ${STATEMENTS}) as kept
    join conference on conference.id = kept.conference_id
    join staff_member on staff_member.id = kept.staff_id
    order by kept.id desc`.execute(db);
  return rows;
}
export type UploadedStatementRow = Awaited<ReturnType<typeof uploadedStatements>>[number];

const booked = (db: Database, conferenceId: number) =>
  db
    .selectFrom('bank_booking')
    .innerJoin('payment', 'payment.id', 'bank_booking.payment_id')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .innerJoin('staff_member', 'staff_member.id', 'bank_booking.staff_id')
    .leftJoin('shared_order', 'shared_order.id', 'payment.shared_id')
    .selectAll('bank_booking')
    .select([
      'payment.amount',
      'payment.currency',
      'payment.shared_id',
      'payment.instructions',
      'orders.id as order_id',
      sql<string>`coalesce(shared_order.number, orders.number)`.as('number'),
      // Names of the people it paid for, in the order of their registrations.
      sql<string[]>`coalesce((select array_agg(person.name order by person.id) from shared_part
          join orders part on part.id = shared_part.order_id join registration person on person.id = part.registration_id
        where shared_part.shared_id = payment.shared_id), array[registration.name])`.as('people'),
      'staff_member.name as staff_name',
    ])
    .where('bank_booking.conference_id', '=', conferenceId);

export const latestBookings = (db: Database, conferenceId: number) =>
  booked(db, conferenceId).orderBy('bank_booking.id', 'desc').limit(RECENT).execute();
export type BookingRow = Awaited<ReturnType<typeof latestBookings>>[number];

/** Bookings of these rows in this conference that stand. */
export const bookingsOfRows = async (db: Database, conferenceId: number, keys: string[]) =>
  keys.length === 0
    ? []
    : booked(db, conferenceId)
        .where('bank_booking.key', 'in', keys)
        .where('bank_booking.undone_at', 'is', null)
        .orderBy('bank_booking.id')
        .execute();

export const findBooking = (db: Database, conferenceId: number, id: number) =>
  booked(db, conferenceId).where('bank_booking.id', '=', id).executeTakeFirst();

export const bankPaymentIn = (db: Database, conferenceId: number, paymentId: number) =>
  db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select(['payment.id', 'payment.amount', 'payment.currency', 'payment.out_trade_no', 'payment.state'])
    .where('payment.id', '=', paymentId)
    .where('payment.provider', '=', 'bank')
    .where('orders.conference_id', '=', conferenceId)
    .executeTakeFirst();

export async function hasRefund(db: Database, orderId: number): Promise<boolean> {
  const row = await db.selectFrom('refund').select('id').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}
