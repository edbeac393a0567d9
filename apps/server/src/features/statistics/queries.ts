import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { readDuties, type DutyRow } from '../../db/rows/duties.ts';
import { orderDuties } from '../orders/order/queries-duties.ts';
import { reviewDuty } from '../registration/review/queries-duties.ts';

/** Base data for the figures of a conference; undefined when it does not exist. */
export const frameOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('conference')
    .select(['zone', 'currency', 'starts_on'])
    .where('id', '=', conferenceId)
    .executeTakeFirst();

const live = sql`('submitted', 'approved', 'confirmed', 'attended')`;

export async function countPeople(db: Database, conferenceId: number) {
  const { rows } = await sql<{ registered: number; confirmed: number; unpaid: number }>`
    select count(*) filter (where state in ${live})::int as registered,
      count(*) filter (where state in ('confirmed', 'attended'))::int as confirmed,
      count(*) filter (where state in ${live} and exists (
        select from orders where orders.registration_id = registration.id and orders.state = 'open'))::int as unpaid
    from registration where conference_id = ${conferenceId}`.execute(db);
  return rows[0] ?? { registered: 0, confirmed: 0, unpaid: 0 };
}

export interface DayRow {
  day: string;
  registered: number;
  confirmed: number;
  online: number;
  transferred: number;
  refunded: number;
}

/** Figures by day in the conference's time zone; days without events are left out. */
export async function figuresByDay(db: Database, conferenceId: number, zone: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with happened as (
      select registration.created_at as at, 1 as registered, 0 as confirmed, 0::bigint as online, 0::bigint as transferred, 0::bigint as refunded
        from registration where conference_id = ${conferenceId} and state not in ('draft', 'gone')
      union all
      select min(registration_event.at), 0, 1, 0, 0, 0
        from registration_event join registration on registration.id = registration_id
        where conference_id = ${conferenceId} and to_state = 'confirmed' and state in ('confirmed', 'attended')
        group by registration_id
      union all
      select ledger.at, 0, 0,
        case when kind = 'payment' and provider not in ('bank', 'desk') then ledger.amount else 0 end,
        case when kind in ('payment', 'undone') and provider in ('bank', 'desk') then ledger.amount else 0 end,
        case when kind = 'refund' then -ledger.amount else 0 end
        from ledger left join payment on payment.id = ledger.payment_id where conference_id = ${conferenceId}
    )
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(registered)::int as registered,
      sum(confirmed)::int as confirmed, sum(online)::float8 as online, sum(transferred)::float8 as transferred,
      sum(refunded)::float8 as refunded
    from happened group by 1 order by 1`.execute(db);
  return rows;
}

/** Confirmed, held and received by fee. Received is the sum of the fees' own lines of paid orders; refunds are not subtracted. */
export async function figuresByFee(db: Database, conferenceId: number, now: Date) {
  const { rows } = await sql<{
    id: number;
    title: { zh: string; en: string };
    size: number | null;
    confirmed: number;
    held: number;
    received: number;
  }>`
    select fee_kind.id, fee_kind.title, stock.size,
      coalesce(taken.confirmed, 0) as confirmed, coalesce(taken.held, 0) as held, coalesce(paid.received, 0) as received
    from fee_kind join stock on stock.id = fee_kind.stock_id
    left join lateral (
      select sum(amount) filter (where claim.state = 'confirmed')::int as confirmed,
        sum(amount) filter (where claim.state = 'held' and held_until > ${now})::int as held
      from claim where claim.stock_id = stock.id
    ) as taken on true
    left join lateral (
      select sum(order_line.amount * order_line.quantity)::float8 as received
      from registration join orders on orders.registration_id = registration.id
        join order_line on order_line.order_id = orders.id and order_line.kind = 'fee'
      where registration.fee_kind_id = fee_kind.id and orders.state in ('paid', 'partly_refunded')
    ) as paid on true
    where fee_kind.conference_id = ${conferenceId}
    order by fee_kind.position, fee_kind.id`.execute(db);
  return rows;
}

/** Rooms for nights from a day on: total and taken. */
export async function countNights(db: Database, conferenceId: number, from: string, now: Date) {
  const { rows } = await sql<{ size: number | null; taken: number }>`
    select sum(stock.size)::int as size, coalesce(sum(taken.amount), 0)::int as taken
    from room_night join stock on stock.id = room_night.stock_id
    left join lateral (
      select sum(amount) as amount from claim where claim.stock_id = stock.id
        and (claim.state = 'confirmed' or claim.state = 'held' and claim.held_until > ${now})
    ) as taken on true
    where stock.conference_id = ${conferenceId} and room_night.night >= ${from}`.execute(db);
  return rows[0] ?? { size: null, taken: 0 };
}

/** Open work for staff, by kind, the most pressing first. A feature with its own work adds its queries here. */
export const dutiesOf = (db: Database, conferenceId: number): Promise<DutyRow[]> =>
  readDuties(db, conferenceId, [...orderDuties, reviewDuty]);

/** Number of shares of the conference from the phone. */
export async function countShares(db: Database, conferenceId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from share where conference_id = ${conferenceId}`.execute(db);
  return rows[0]?.count ?? 0;
}
