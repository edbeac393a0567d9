import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

export interface SaleFacts {
  /** Places beyond the quota, over all limited stocks. */
  oversold: number;
  payments: number;
  doubled: number;
  unmatched: number;
}

/** What the tables of a copy say about places and money, whatever was answered. */
export async function saleFacts(db: Database, copyId: number): Promise<SaleFacts> {
  const { rows } = await sql<SaleFacts>`
    with taken as (
      select stock.size, coalesce(sum(claim.amount), 0)::int as amount
        from stock left join claim on claim.stock_id = stock.id
          and (claim.state = 'confirmed' or (claim.state = 'held' and claim.held_until > clock_timestamp()))
        where stock.conference_id = ${copyId} and stock.size is not null and stock.kind <> 'room_night'
        group by stock.id
    ), booked as (
      select orders.id, orders.state, orders.total,
          coalesce((select sum(amount) from ledger where ledger.order_id = orders.id), 0)::bigint as paid,
          coalesce((select sum(sandbox_payment.amount) from payment join sandbox_payment using (out_trade_no)
            where payment.order_id = orders.id and sandbox_payment.state = 'succeeded'), 0)::bigint as received,
          (select count(*) from payment join sandbox_payment using (out_trade_no)
            where payment.order_id = orders.id and sandbox_payment.state = 'succeeded')::int as payments
        from orders where orders.conference_id = ${copyId}
    )
    select coalesce((select sum(greatest(0, amount - size)) from taken), 0)::int as oversold,
      coalesce(sum(payments), 0)::int as payments,
      (count(*) filter (where paid > total or received > total))::int as doubled,
      (count(*) filter (where paid <> received or (state = 'paid' and paid <> total)))::int as unmatched
    from booked`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('no row');
  return facts;
}

export interface DoorFacts {
  /** Tickets with evidence of an entry. */
  attended: number;
  /** Admissions beyond the one that the entrance allows, and doubles that were found. */
  doubled: number;
}

export async function doorFacts(db: Database, copyId: number): Promise<DoorFacts> {
  const { rows } = await sql<DoorFacts>`
    select (select count(distinct registration_id) from attendance where conference_id = ${copyId} and kind = 'in')::int as attended,
      (select count(*) - count(distinct registration_id) from attendance where conference_id = ${copyId} and kind = 'in')::int
        + (select count(*) from scan_double where conference_id = ${copyId})::int as doubled`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('no row');
  return facts;
}

export interface AwayFacts {
  messages: number;
  kept: number;
  events: number;
}

/** What left the copy: messages that were handed to a channel, and events that were written for other systems. */
export async function awayFacts(db: Database, copyId: number): Promise<AwayFacts> {
  const { rows } = await sql<AwayFacts>`
    with written as (
      select message.id, message.state from message
        left join registration on registration.id = message.registration_id
        left join notification on notification.id = message.notification_id
        where coalesce(message.conference_id, registration.conference_id, notification.conference_id) = ${copyId}
    )
    select (select count(*) from written where state not in ('waiting', 'sending')
          and not exists (select from sandbox_message where message_id = written.id))::int as messages,
      (select count(*) from sandbox_message where conference_id = ${copyId})::int as kept,
      (select count(*) from webhook_event where conference_id = ${copyId})::int as events`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('no row');
  return facts;
}

/** True when every message of a copy was taken from the queue. */
export async function isQuiet(db: Database, copyId: number): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`select exists (
    select from message
      left join registration on registration.id = message.registration_id
      left join notification on notification.id = message.notification_id
      where message.state in ('waiting', 'sending')
        and coalesce(message.conference_id, registration.conference_id, notification.conference_id) = ${copyId}) as waiting`.execute(
    db,
  );
  return rows[0]?.waiting === false;
}
