import { sql } from 'kysely';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { Channel, ChannelPreference, MessageKind } from '@meetingapp/domain/messages/delivery.ts';
import type { QuietHours } from '@meetingapp/domain/messages/quiet-hours.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** A message that is due, with everything that its channel needs. */
export interface MessageRow {
  id: number;
  channel: Channel;
  recipient: string;
  language: Language;
  template: string;
  variables: Record<string, string>;
  attempts: number;
  file_key: string | null;
  file_name: string;
  notification_id: number | null;
  /** The notification that it delivers; null for a message to an address. */
  about: About | null;
  /** True when the address has refused messages for good: nothing more is sent there, except what the person has just asked for. */
  bounced: boolean;
  /** The sandbox that keeps it in its list; null: it is sent. */
  sandbox: number | null;
}

/** Templates that the person at the address has asked for a moment ago, also to prove that it works again. */
const askedFor = ['code', 'staff_invitation', 'staff_reset'];

interface About {
  accountId: number;
  /** `all`: a digest of several kinds. */
  kind: MessageKind | 'all';
  required: boolean;
  /** Address on the phone, below the base path; empty: none. */
  link: string;
}

/** The sandbox that keeps a row of `message` in its list; null: it is sent. */
const keptBy = sql<number | null>`(select id::int from conference where sandbox and id = coalesce(message.conference_id,
        (select conference_id from registration where registration.id = message.registration_id),
        (select conference_id from notification where notification.id = message.notification_id)))`;

/** How many of some messages would leave the server, because no sandbox keeps them. */
export async function countLeaving(db: Database, messageIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from message
    where id = any (${[...messageIds]}::bigint[]) and ${keptBy} is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Marks the oldest messages that are due as being sent and returns them; those that another process has locked are skipped. From the
 * commit on they are never taken again by themselves.
 */
export async function takeMessages(transaction: DatabaseTransaction, now: Date, most: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    update message set state = 'sending', begun_at = ${now}
    where id in (
      select id from message where state = 'waiting' and (retry_at is null or retry_at <= ${now})
      order by id limit ${most} for update skip locked)
    returning id::int, channel, recipient, language, template, variables, attempts, file_key, file_name, notification_id::int, (
      select json_build_object('accountId', account_id, 'kind', case when message.template = 'digest' then 'all' else kind end,
        'required', required, 'link', case when message.template = 'digest' then '' else link end)
      from notification where notification.id = message.notification_id) as about,
      template <> all (${askedFor}::text[]) and exists (
        select from bounced_address where bounced_address.channel = message.channel and bounced_address.address = message.recipient
          and bounced_address.at > coalesce((
            select max(verified_at) from identity where identity.value = message.recipient
              and case identity.kind when 'wechat_open' then 'messenger' else identity.kind end = message.channel), '-infinity')) as bounced,
      ${keptBy} as sandbox
  `.execute(transaction);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** A notification for which a channel is to be chosen, with what the choice depends on. */
export interface DueNotification {
  id: number;
  accountId: number;
  /** Null: of no conference. */
  conferenceId: number | null;
  /** The conference, if it is a sandbox. */
  sandbox: number | null;
  kind: MessageKind;
  required: boolean;
  urgent: boolean;
  /** Address on the phone, below the base path; empty: none. */
  link: string;
  template: string;
  variables: Record<string, string | Bilingual>;
  registrationId: number | null;
  /** Null: of a single event. */
  mailingId: number | null;
  /** IANA name. */
  zone: string;
  /** That the person reads; null: not known. */
  language: Language | null;
  /** Minutes after midnight of the digest that the person wants; null: each e-mail at once. */
  digest: number | null;
  addresses: { channel: Channel; address: string; bounced: boolean }[];
  chosen: ChannelPreference[];
  quiet: QuietHours | null;
  tried: Channel[];
}

/** What the choice of a channel depends on. */
const facts = sql`
      notification.id::int, notification.account_id::int as "accountId", notification.conference_id::int as "conferenceId", notification.kind, notification.required,
      notification.urgent, notification.link, notification.template,
      notification.variables, notification.registration_id::int as "registrationId",
      notification.mailing_id::int as "mailingId",
      (select id::int from conference where sandbox and id = coalesce(notification.conference_id,
        (select conference_id from registration where registration.id = notification.registration_id))) as sandbox,
      coalesce((select zone from conference where conference.id = notification.conference_id), 'Asia/Shanghai') as zone,
      coalesce((
        select json_agg(json_build_object('channel', address.channel, 'address', address.value, 'bounced', exists (
          select from bounced_address where bounced_address.channel = address.channel and bounced_address.address = address.value
            and bounced_address.at > coalesce(address.verified_at, '-infinity'))) order by address.id)
        from (
          select distinct on (kind) id, value, verified_at,
            case kind when 'wechat_open' then 'messenger' else kind end as channel
          from identity where identity.account_id = notification.account_id
            and (kind = 'wechat_open' or kind in ('phone', 'email') and verified_at is not null)
          order by kind, id
        ) as address), '[]') as addresses,
      coalesce((select json_agg(json_build_object('kind', kind, 'channels', channels)) from channel_preference
        where channel_preference.account_id = notification.account_id), '[]') as chosen,
      (select json_build_object('from', from_minute, 'until', until_minute) from quiet_hours
        where quiet_hours.account_id = notification.account_id) as quiet,
      (select language from account where account.id = notification.account_id) as language,
      (select at_minute from mail_digest where mail_digest.account_id = notification.account_id) as digest,
      coalesce((select json_agg(channel) from message
        where message.notification_id = notification.id
          or message.notification_id = notification.digest_id and message.template = 'digest'), '[]') as tried`;

/**
 * Locks notifications that are due; messages of a single event come before mailings. When a mailing is done, it still sends by the next
 * channel what turned out to be undeliverable; a stopped one does not. `paused`: mailings that have reached the rate of a channel.
 */
export async function takeNotifications(
  transaction: DatabaseTransaction,
  now: Date,
  { most, paused }: { most: number; paused: readonly number[] },
): Promise<DueNotification[]> {
  const { rows } = await sql<DueNotification>`
    select ${facts}
    from (
      select id from notification where state = 'waiting' and digest_due is null and due_at <= ${now}
        and (mailing_id is null or mailing_id <> all (${[...paused]}::bigint[]) and exists (
          select from mailing where mailing.id = notification.mailing_id and mailing.state in ('sending', 'done')))
      order by mailing_id is not null, due_at, id limit ${most}
    ) as candidate join notification using (id)
    -- Asked of the locked row again: another process may have taken it since this statement began.
    where notification.state = 'waiting' and notification.digest_due is null
    order by notification.mailing_id is not null, notification.id
    for update of notification skip locked
  `.execute(transaction);
  return rows;
}

/**
 * The messages that each channel of these mailings may still send in this second; a channel without a rate has no entry. Locks the
 * mailings, so that another process counts what this one sends.
 */
export async function leftThisSecond(
  transaction: DatabaseTransaction,
  mailingIds: readonly number[],
  now: Date,
): Promise<Map<string, number>> {
  if (mailingIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; channel: Channel; left: number }>`
    with limited as (
      select id, rates from mailing where id = any (${[...mailingIds]}::bigint[]) order by id for update
    )
    select limited.id::int, rate.key as channel, rate.value::int - (
      select count(*)::int from notification join message on message.notification_id = notification.id
      where notification.mailing_id = limited.id and message.channel = rate.key
        and message.begun_at > ${now}::timestamptz - interval '1 second') as left
    from limited, jsonb_each_text(limited.rates) as rate where rate.value is not null
  `.execute(transaction);
  return new Map(rows.map(({ id, channel, left }) => [`${id} ${channel}`, left]));
}

/** Accounts whose digests are built at the same time. */
const MOST_DIGESTS = 20;

/**
 * Locks what is due for the digests of some accounts, ordered by account. One process builds digests at a time, so that a person gets
 * everything in one; another one gets none meanwhile.
 */
export async function takeDigestParts(transaction: DatabaseTransaction, now: Date): Promise<DueNotification[]> {
  const { rows } = await sql<DueNotification>`
    with whose as (
      select distinct account_id from notification where state = 'waiting' and digest_due <= ${now} order by account_id limit ${MOST_DIGESTS}
    )
    select ${facts}
    from notification where notification.state = 'waiting' and notification.digest_due <= ${now}
      and notification.account_id in (select account_id from whose)
    order by notification.account_id, notification.id
    for update of notification
  `.execute(transaction);
  return rows;
}

/** True when this process may build digests until its transaction ends. */
export async function lockDigests(transaction: DatabaseTransaction): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('messages.digest')) as locked
  `.execute(transaction);
  return rows[0]?.locked === true;
}
