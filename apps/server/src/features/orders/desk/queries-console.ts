import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { ProviderId } from '../../../ports/payment/provider.ts';
import { findListed, type OrderFilter } from './queries-page.ts';

const answer = (code: string) => sql<string>`coalesce(registration.answers ->> ${sql.lit(code)}, '')`;

/** Any order of the conference, with its registration. */
const described = (db: Database, conferenceId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .where('orders.conference_id', '=', conferenceId)
    .selectAll('orders')
    .select([
      'registration.name',
      'registration.number as registration_number',
      'registration.state as registration_state',
      sql<ProviderId | null>`provider_of(orders.id)`.as('provider'),
      answer('phone').as('phone'),
      answer('email').as('email'),
    ]);

interface Page {
  before: number | null;
  limit: number;
}

/** The orders of one page, newest first, as they are now; which they are was true when the list was last brought up to date. */
export const findOrdersIn = (db: Database, conferenceId: number, filter: OrderFilter, page: Page) =>
  findListed(db, conferenceId, filter, page, async (ids) => {
    const rows = ids.length === 0 ? [] : await described(db, conferenceId).where('orders.id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  });
export type ConsoleOrderRow = Awaited<ReturnType<typeof findOrdersIn>>['rows'][number];

export const findOrderIn = (db: Database, conferenceId: number, orderId: number) =>
  described(db, conferenceId).where('orders.id', '=', orderId).executeTakeFirst();

/** The main currency of a conference, and those of its orders in the order of the alphabet. */
export async function currenciesIn(db: Database, conferenceId: number): Promise<{ main: string; used: string[] }> {
  const { rows } = await sql<{ main: string; used: string[] }>`
    select currency as main, array(select currency from order_count where conference_id = conference.id group by 1
      having sum(count) > 0 order by 1) as used
    from conference where id = ${conferenceId}`.execute(db);
  return rows[0] ?? { main: HOME_CURRENCY, used: [] };
}

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
      'order_event.amount',
      'staff_member.name as staff_name',
    ])
    .where('order_event.order_id', '=', orderId)
    .orderBy('order_event.id', 'desc')
    .execute();
export type ConsoleEventRow = Awaited<ReturnType<typeof eventsOf>>[number];
