import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import { readDuties, type DutyRow } from '../../db/rows/duties.ts';
import { doubleDuty } from '../checkin/scan/queries-duties.ts';
import { rehearsalDuty } from '../rehearsal/queries-duties.ts';
import { commentDuties } from '../comments/queries-duties.ts';
import { creditReviewDuty } from '../credits/queries-console.ts';
import { proofDuty } from '../fees/proof/queries-duties.ts';
import { heldMessageDuty } from '../live/chat/queries-duties.ts';
import { redInvoiceDuty } from '../orders/invoice/queries-duties.ts';
import { orderDuties } from '../orders/order/queries-duties.ts';
import { reviewDuty } from '../registration/review/queries-duties.ts';
import { standPageDuty } from '../exhibition/exhibitor/queries-duties.ts';
import { paperDuties } from '../papers/review/queries-duties.ts';
import { speakerAnswerDuty } from '../speakers/invitation/queries-duties.ts';
import { receiptDuty } from '../speakers/receipt/queries-duties.ts';
import { correctionDuty } from '../speakers/person/queries-duties.ts';

/** Base data for the figures of a conference; undefined when it does not exist. */
export const frameOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('conference')
    .select(['society_id', 'zone', 'currency', 'currencies', 'starts_on'])
    .where('id', '=', conferenceId)
    .executeTakeFirst();

const live = sql`('submitted', 'approved', 'confirmed', 'attended')`;

/**
 * The registrations of a conference by kind, exact at the statement's moment, as the table `kinds`: the counts, without the listed
 * rows that are out of date and with those registrations as they are now. The function is part of the plan, and its rows are found by
 * their id, only when its argument is no subquery and the id is compared outside of it.
 */
const kindsOf = (conferenceId: number) => sql`
  pending as materialized (select id from registration where conference_id = ${conferenceId} and not listed),
  facts as materialized (
    select fact.* from pending cross join lateral registration_facts(array[pending.id]) as fact
    where fact.registration_id = pending.id
  ),
  past as materialized (select listed_registration.* from pending join listed_registration on registration_id = pending.id),
  kinds as (
    select state, fee_kind_id, unpaid, count, places, received from registration_count where conference_id = ${conferenceId}
    union all
    select state, coalesce(fee_kind_id, 0), unpaid, 1, places, received from facts
    union all
    select state, coalesce(fee_kind_id, 0), unpaid, -1, - places, - received from past
  )`;

export async function countPeople(db: Database, conferenceId: number) {
  const { rows } = await sql<{ registered: number; confirmed: number; unpaid: number }>`
    with ${kindsOf(conferenceId)}
    select coalesce(sum(count) filter (where state in ${live}), 0)::int as registered,
      coalesce(sum(count) filter (where state in ('confirmed', 'attended')), 0)::int as confirmed,
      coalesce(sum(count) filter (where unpaid), 0)::int as unpaid
    from kinds`.execute(db);
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

/** Figures by day in the conference's time zone, money in one currency; days without events are left out. */
export async function figuresByDay(
  db: Database,
  conferenceId: number,
  { zone, currency }: { zone: string; currency: string },
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with ${kindsOf(conferenceId)}, happened as (
      select at, registered, confirmed, 0::bigint as online, 0::bigint as transferred, 0::bigint as refunded
        from registration_quarter where conference_id = ${conferenceId}
      union all select created_at, 1, 0, 0, 0, 0 from facts where state not in ('draft', 'gone')
      union all select created_at, -1, 0, 0, 0, 0 from past where state not in ('draft', 'gone')
      union all select confirmed_at, 0, 1, 0, 0, 0 from facts where confirmed_at is not null
      union all select confirmed_at, 0, -1, 0, 0, 0 from past where confirmed_at is not null
      union all select at, 0, 0, online, transferred, refunded from ledger_quarter
        where conference_id = ${conferenceId} and currency = ${currency}
      union all select at, 0, 0, online, transferred, refunded from ledger_new
        where conference_id = ${conferenceId} and currency = ${currency}
    )
    select to_char(day, 'YYYY-MM-DD') as day, registered, confirmed, online, transferred, refunded from (
      select (at at time zone ${zone})::date as day, sum(registered)::int as registered, sum(confirmed)::int as confirmed,
        sum(online)::float8 as online, sum(transferred)::float8 as transferred, sum(refunded)::float8 as refunded
      from happened group by 1
      having (sum(registered), sum(confirmed), sum(online), sum(transferred), sum(refunded)) <> (0, 0, 0, 0, 0)
    ) as daily order by 1`.execute(db);
  return rows;
}

interface MovedRow {
  currency: string;
  day: string;
  online: number;
  transferred: number;
  refunded: number;
}

/** Money moved in currencies other than the main one, one row per currency and day of the conference's zone. */
export async function moneyInOthers(
  db: Database,
  conferenceId: number,
  { zone, currency }: { zone: string; currency: string },
): Promise<MovedRow[]> {
  const { rows } = await sql<MovedRow>`
    with moved as (
      select at, currency, online, transferred, refunded from ledger_quarter where conference_id = ${conferenceId}
      union all select at, currency, online, transferred, refunded from ledger_new where conference_id = ${conferenceId}
    )
    select currency, to_char(day, 'YYYY-MM-DD') as day, online, transferred, refunded from (
      select currency, (at at time zone ${zone})::date as day, sum(online)::float8 as online,
        sum(transferred)::float8 as transferred, sum(refunded)::float8 as refunded
      from moved where currency <> ${currency} group by 1, 2
      having (sum(online), sum(transferred), sum(refunded)) <> (0, 0, 0)
    ) as daily order by 1, 2`.execute(db);
  return rows;
}

/** Received by fee in currencies other than the main one, as `figuresByFee`. */
export async function feesInOthers(db: Database, conferenceId: number) {
  const { rows } = await sql<{ id: number; currency: string; received: number }>`
    select registration.fee_kind_id as id, orders.currency, sum(order_line.amount * order_line.quantity)::float8 as received
    from registration
    join orders on orders.registration_id = registration.id and orders.state in ('paid', 'partly_refunded')
    join order_line on order_line.order_id = orders.id and order_line.kind = 'fee'
    where registration.conference_id = ${conferenceId} and registration.price_currency is not null
      and registration.fee_kind_id is not null
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/**
 * Confirmed, held and received by fee. Held is what is taken of the fee's places and not confirmed. Received is the sum of the fees' own lines
 * of paid orders in the main currency; refunds are not subtracted.
 */
export async function figuresByFee(db: Database, conferenceId: number, now: Date) {
  const { rows } = await sql<{
    id: number;
    title: { zh: string; en: string };
    size: number | null;
    confirmed: number;
    held: number;
    received: number;
  }>`
    with ${kindsOf(conferenceId)}, sold as (
      select fee_kind_id, sum(places)::int as confirmed, sum(received)::float8 as received from kinds group by 1
    )
    select fee_kind.id, fee_kind.title, stock.size,
      coalesce(sold.confirmed, 0) as confirmed,
      greatest(coalesce(taken.amount, 0) - coalesce(sold.confirmed, 0), 0) as held, coalesce(sold.received, 0) as received
    from fee_kind join stock on stock.id = fee_kind.stock_id left join sold on sold.fee_kind_id = fee_kind.id
    left join lateral claims_of(array[stock.id], ${now}) as taken on true
    where fee_kind.conference_id = ${conferenceId}
    order by fee_kind.position, fee_kind.id`.execute(db);
  return rows;
}

/** Rooms of all hotels by night: total and taken. */
export async function roomsByNight(db: Database, conferenceId: number, now: Date) {
  const { rows } = await sql<{ night: string; size: number; taken: number }>`
    select room_night.night, coalesce(sum(stock.size), 0)::int as size, coalesce(sum(taken.amount), 0)::int as taken
    from room_night join stock on stock.id = room_night.stock_id
    left join lateral claims_of(array[stock.id], ${now}) as taken on true
    where stock.conference_id = ${conferenceId} group by 1 order by 1`.execute(db);
  return rows;
}

/** Days on which price windows of fees on sale end, with the name of the window, the earliest first. */
export async function priceEnds(db: Database, conferenceId: number, zone: string) {
  const { rows } = await sql<{ day: string; title: Bilingual }>`
    select distinct on (day) to_char(fee_window.ends_at at time zone ${zone}, 'YYYY-MM-DD') as day, fee_window.title
    from fee_window join fee_kind on fee_kind.id = fee_window.fee_kind_id
    where fee_kind.conference_id = ${conferenceId} and not fee_kind.closed
    order by day, fee_window.fee_kind_id`.execute(db);
  return rows;
}

/** The society's last conference that began before a day and was published; sandboxes have nobody real. */
export const conferenceBefore = (db: Database, societyId: number, day: string) =>
  db
    .selectFrom('conference')
    .select(['id', 'title', 'zone', 'currency', 'starts_on'])
    .where('society_id', '=', societyId)
    .where('starts_on', '<', day)
    .where('state', '<>', 'draft')
    .where('sandbox', '=', false)
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Open work for staff, by kind, the most pressing first. A feature with its own work adds its queries here. */
export const dutiesOf = (db: Database, conferenceId: number): Promise<DutyRow[]> =>
  readDuties(db, conferenceId, [
    ...orderDuties,
    redInvoiceDuty,
    reviewDuty,
    proofDuty,
    heldMessageDuty,
    ...commentDuties,
    correctionDuty,
    speakerAnswerDuty,
    receiptDuty,
    ...paperDuties,
    standPageDuty,
    creditReviewDuty,
    doubleDuty,
    rehearsalDuty,
  ]);

/** Shares of the conference from the phone by one of their facts, the most frequent first; days in the conference's zone. */
export async function sharesBy(
  db: Database,
  conferenceId: number,
  fact: 'channel' | 'source_code' | { day: string },
): Promise<{ name: string; shares: number }[]> {
  const name =
    typeof fact === 'string' ? sql.ref(fact) : sql`to_char(shared_at at time zone ${fact.day}, 'YYYY-MM-DD')`;
  const { rows } = await sql<{ name: string; shares: number }>`
    select ${name} as name, count(*)::int as shares from share where conference_id = ${conferenceId}
    group by 1 order by ${typeof fact === 'string' ? sql`shares desc, name` : sql`name desc`}`.execute(db);
  return rows;
}

/** Number of shares of the conference from the phone. */
export async function countShares(db: Database, conferenceId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from share where conference_id = ${conferenceId}`.execute(db);
  return rows[0]?.count ?? 0;
}
