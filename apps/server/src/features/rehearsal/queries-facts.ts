import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import type { Acknowledged } from './runtime/exam.ts';
import type { ChatMessage } from './runtime/live.ts';
import type { Reply } from './runtime/speaker.ts';

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

/** Of answers that were acknowledged, how many the tables do not have as they were given. */
export async function lostAnswers(db: Database, acknowledged: readonly Acknowledged[]): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    select count(*)::int as lost
      from jsonb_to_recordset(${JSON.stringify(acknowledged)}::jsonb)
        as given ("attemptId" bigint, position int, seq int, answer jsonb)
      left join exam_answer on exam_answer.attempt_id = given."attemptId" and exam_answer.position = given.position
      where exam_answer.seq is distinct from given.seq or exam_answer.answer is distinct from given.answer`.execute(db);
  return rows[0]?.lost ?? 0;
}

/** People with exactly one attempt at an exam, which was marked. */
export async function markedPeople(db: Database, examId: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from (
      select account_id from exam_attempt where exam_id = ${examId}
        group by account_id having count(*) = 1 and bool_and(state = 'finished')) as marked`.execute(db);
  return rows[0]?.people ?? 0;
}

/** Of messages of a chat that were acknowledged, how many the tables do not have under their number as they were written. */
export async function lostMessages(db: Database, broadcastId: number, said: readonly ChatMessage[]): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    select count(*)::int as lost from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (key text, text text, s bigint)
      where not exists (select from live_event where broadcast_id = ${broadcastId} and client_key = said.key
          and sequence = said.s and body ->> 'text' = said.text)
        and not exists (select from live_held_message where broadcast_id = ${broadcastId} and client_key = said.key
          and said.s is null and body = said.text)`.execute(db);
  return rows[0]?.lost ?? 0;
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

/** Invitations in a copy. */
export async function invitationIdsOf(db: Database, copyId: number): Promise<number[]> {
  const rows = await db.selectFrom('speaker_invitation').select('id').where('conference_id', '=', copyId).execute();
  return rows.map(({ id }) => id);
}

/** The key in the link of a letter. */
const keyIn = (body: string): string | null => /[?&]key=([\w.]+)/.exec(body)?.[1] ?? null;

/**
 * The personal keys in the letters that arrived in the list of a copy, by e-mail address; the newest of each. `template`: of letters that
 * were written from it alone.
 */
export async function keysOf(db: Database, copyId: number, template: string | null): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('sandbox_message')
    .select(['recipient', 'body'])
    .where('conference_id', '=', copyId)
    .where('channel', '=', 'email')
    .$if(template !== null, (query) => query.where('template', '=', template ?? ''))
    .orderBy('id')
    .execute();
  return new Map(
    rows.flatMap(({ recipient, body }) => {
      const key = keyIn(body);
      return key === null ? [] : [[recipient, key] as const];
    }),
  );
}

export interface SpeakerFacts {
  /** Speakers who have not exactly one letter about the change; with several where it was stopped, before all were written. */
  misled: number;
  /** Replies that were acknowledged and that the tables do not have. */
  lost: number;
}

/** What the tables of a copy say about letters and replies, whatever was answered. */
export async function speakerFacts(
  db: Database,
  copyId: number,
  { replies, complete }: { replies: readonly Reply[]; complete: boolean },
): Promise<SpeakerFacts> {
  const { rows } = await sql<SpeakerFacts>`
    select (select count(*) from (
        select expert.id from expert
          left join message on message.conference_id = expert.conference_id and template = 'speaker_changed'
            and recipient = expert.email
          where expert.conference_id = ${copyId} group by expert.id having count(message.id) > 1 or (${complete} and count(message.id) = 0)) as misled)::int as misled,
      (select count(*) from jsonb_to_recordset(${JSON.stringify(replies)}::jsonb) as given (id bigint, version int)
        left join speaker_invitation as kept on kept.id = given.id and kept.conference_id = ${copyId}
        where kept.state is distinct from 'accepted' or kept.version is distinct from given.version
          or kept.answered_at is null)::int as lost`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('no row');
  return facts;
}
