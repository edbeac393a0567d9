import { sql, type RawBuilder } from 'kysely';
import type {
  Audience,
  MailingCounts,
  MailingRecipient,
  MailingState,
  MailingInput,
} from '@meetingapp/contract/messages/mailing.ts';
import type { MessageKind } from '@meetingapp/contract/messages/inbox.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { MailingRates } from '@meetingapp/domain/messages/delivery.ts';
import type { Database } from '../../../db/connection/database.ts';

export interface MailingRow {
  id: number;
  name: string;
  kind: MessageKind;
  required: boolean;
  urgent: boolean;
  texts: MailingInput['texts'];
  link: string;
  audience: Audience;
  state: MailingState;
  starts_at: Date | null;
  rates: MailingRates;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  version: number;
  by: string;
  counts: Partial<MailingCounts>;
}

/** A mailing with the number of its messages in each state; a message that was seen counts as seen. */
export async function mailingsOf(db: Database, cid: number, id: number | null = null): Promise<MailingRow[]> {
  const { rows } = await sql<MailingRow>`
    select mailing.id::int, mailing.name, mailing.kind, mailing.required, mailing.urgent, mailing.texts, mailing.link,
      mailing.audience, mailing.state, mailing.starts_at, mailing.rates, mailing.created_at, mailing.started_at, mailing.ended_at,
      mailing.version, staff_member.name as by,
      coalesce((select json_object_agg(state, count) from (
        select case when seen_at is null then notification.state else 'seen' end as state, count(*)::int as count
        from notification where mailing_id = mailing.id group by 1) as counted), '{}') as counts
    from mailing join staff_member on staff_member.id = mailing.created_by
    where mailing.conference_id = ${cid} and (${id}::bigint is null or mailing.id = ${id})
    order by mailing.id desc limit 200
  `.execute(db);
  return rows;
}

export const mailingOf = async (db: Database, cid: number, id: number): Promise<MailingRow | undefined> =>
  (await mailingsOf(db, cid, id))[0];

export interface RecipientRow {
  id: number;
  regid: number | null;
  name: string;
  hospital: string;
  state: keyof MailingCounts;
  queued_at: Date;
  seen_at: Date | null;
  way: MailingRecipient['way'];
}

export interface RecipientInput {
  cid: number;
  id: number;
  /** Null: in any state. */
  state?: string | null;
  /** People for whom this channel was tried. */
  channel?: string | null;
  /** People for whom a channel failed with this fault. */
  fault?: string | null;
  /** Of the name or the hospital. */
  words?: string;
  after: number | null;
  limit: number;
}

/** Recipients of a mailing in the order of their ids, with the channels that were tried; those of a digest have its message. */
export async function recipientsOfMailing(
  db: Database,
  { cid, id, state = null, channel = null, fault = null, words = '', after, limit }: RecipientInput,
): Promise<RecipientRow[]> {
  const tried = (condition: RawBuilder<unknown>) => sql`exists (
    select from message where (message.notification_id = notification.id
      or message.notification_id = notification.digest_id and message.template = 'digest') and ${condition})`;
  const { rows } = await sql<RecipientRow>`
    select * from (
      select notification.id::int, notification.registration_id::int as regid,
        coalesce(nullif(registration.name, ''), nullif(account.name, ''), '') as name,
        coalesce(registration.answers ->> 'company', '') as hospital,
        case when notification.seen_at is null then notification.state else 'seen' end as state,
        notification.created_at as queued_at, notification.seen_at,
        coalesce((select json_agg(json_build_object('channel', channel, 'state', message.state, 'fault', fault,
          'at', coalesce(sent_at, begun_at)) order by message.id)
          from message where message.notification_id = notification.id
            or message.notification_id = notification.digest_id and message.template = 'digest'), '[]') as way
      from notification join mailing on mailing.id = notification.mailing_id
      join account on account.id = notification.account_id
      left join registration on registration.id = notification.registration_id
      where mailing.id = ${id} and mailing.conference_id = ${cid} and notification.id > ${after ?? 0}
        and (${channel}::text is null or ${tried(sql`message.channel = ${channel}`)})
        and (${fault}::text is null or ${tried(sql`message.fault = ${fault} and message.state = 'failed'`)})
    ) as recipient where (${state}::text is null or state = ${state})
      and (${words} = '' or position(lower(${words}) in lower(name || ' ' || hospital)) > 0)
    order by id limit ${limit}
  `.execute(db);
  return rows;
}

/** Title of a conference, and the e-mail address of a member of staff. */
export async function senderOf(
  db: Database,
  cid: number,
  staffId: number,
): Promise<{ title: Bilingual; sandbox: boolean; email: string }> {
  return db
    .selectFrom('conference')
    .innerJoin('staff_member', (join) => join.on('staff_member.id', '=', staffId))
    .select(['conference.title', 'conference.sandbox', 'staff_member.email'])
    .where('conference.id', '=', cid)
    .executeTakeFirstOrThrow();
}
