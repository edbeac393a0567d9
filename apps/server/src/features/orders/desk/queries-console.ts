import { sql } from 'kysely';
import type { OrderState } from '@meetingapp/contract/orders/order.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { ProviderId } from '../../../ports/payment/provider.ts';

export interface OrderFilter {
  state: OrderState | null;
  provider: ProviderId | null;
  day: string | null;
  words: string;
}

/** Provider of the successful attempt, or of the newest one. */
const provider = sql<ProviderId | null>`(select payment.provider from payment where payment.order_id = orders.id
  or payment.shared_id in (select shared_id from shared_part where shared_part.order_id = orders.id)
  order by payment.state = 'succeeded' desc, payment.id desc limit 1)`;
const answer = (code: string) => sql<string>`coalesce(registration.answers ->> ${sql.lit(code)}, '')`;

function matching(db: Database, conferenceId: number, { state, provider: by, day, words }: OrderFilter) {
  let query = db
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .innerJoin('conference', 'conference.id', 'orders.conference_id')
    .where('orders.conference_id', '=', conferenceId);
  if (state !== null) query = query.where('orders.state', '=', state);
  if (by !== null) query = query.where(provider, '=', by);
  if (day !== null)
    query = query
      .where('orders.created_at', '>=', sql<Date>`${day}::date::timestamp at time zone conference.zone`)
      .where('orders.created_at', '<', sql<Date>`(${day}::date + 1)::timestamp at time zone conference.zone`);
  if (words !== '')
    query = query.where(
      sql<boolean>`(strpos(orders.number, ${words}) > 0 or strpos(lower(registration.name), lower(${words})) > 0
        or strpos(${answer('phone')}, ${words}) > 0)`,
    );
  return query;
}

const described = (db: Database, conferenceId: number, filter: OrderFilter) =>
  matching(db, conferenceId, filter)
    .selectAll('orders')
    .select([
      'registration.name',
      'registration.number as registration_number',
      'registration.state as registration_state',
      provider.as('provider'),
      answer('phone').as('phone'),
      answer('email').as('email'),
    ]);

export const findOrdersIn = (
  db: Database,
  conferenceId: number,
  filter: OrderFilter,
  { before, limit }: { before: number | null; limit: number },
) =>
  described(db, conferenceId, filter)
    .where((where) => (before === null ? where.lit(true) : where('orders.id', '<', before)))
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();
export type ConsoleOrderRow = Awaited<ReturnType<typeof findOrdersIn>>[number];

export async function countOrdersIn(db: Database, conferenceId: number, filter: OrderFilter): Promise<number> {
  const row = await matching(db, conferenceId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

const all: OrderFilter = { state: null, provider: null, day: null, words: '' };

export const findOrderIn = (db: Database, conferenceId: number, orderId: number) =>
  described(db, conferenceId, all).where('orders.id', '=', orderId).executeTakeFirst();

export const refundsIn = (db: Database, orderId: number) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select('payment.provider')
    .where('refund.order_id', '=', orderId)
    .orderBy('refund.id')
    .execute();
export type ConsoleRefundRow = Awaited<ReturnType<typeof refundsIn>>[number];

export const ledgerOf = (db: Database, orderId: number) =>
  db.selectFrom('ledger').select(['at', 'kind', 'amount']).where('order_id', '=', orderId).orderBy('id').execute();

/** Each with the name of the member of staff who did it. */
export const eventsOf = (db: Database, orderId: number) =>
  db
    .selectFrom('order_event')
    .leftJoin('staff_member', (join) => join.on(sql`order_event.actor`, '=', sql`'staff:' || staff_member.id`))
    .select([
      'order_event.at',
      'order_event.actor',
      'order_event.event',
      'order_event.from_state',
      'order_event.to_state',
      'order_event.why',
      'staff_member.name as staff_name',
    ])
    .where('order_event.order_id', '=', orderId)
    .orderBy('order_event.id', 'desc')
    .execute();
export type ConsoleEventRow = Awaited<ReturnType<typeof eventsOf>>[number];
