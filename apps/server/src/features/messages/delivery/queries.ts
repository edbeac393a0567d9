import { sql } from 'kysely';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { Channel, ChannelPreference, MessageKind } from '@meetingapp/domain/messages/delivery.ts';
import type { QuietHours } from '@meetingapp/domain/messages/quiet-hours.ts';
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
}

interface About {
  accountId: number;
  kind: MessageKind;
  required: boolean;
  /** Address on the phone, below the base path; empty: none. */
  link: string;
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
      select json_build_object('accountId', account_id, 'kind', kind, 'required', required, 'link', link)
      from notification where notification.id = message.notification_id) as about
  `.execute(transaction);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** A notification for which a channel is to be chosen, with what the choice depends on. */
export interface DueNotification {
  id: number;
  accountId: number;
  kind: MessageKind;
  required: boolean;
  urgent: boolean;
  /** Address on the phone, below the base path; empty: none. */
  link: string;
  template: string;
  variables: Record<string, string | Bilingual>;
  registrationId: number | null;
  /** IANA name. */
  zone: string;
  addresses: { channel: Channel; address: string; bounced: boolean }[];
  chosen: ChannelPreference[];
  quiet: QuietHours | null;
  tried: Channel[];
}

/**
 * Locks notifications that are due; messages of a single event come before mailings. A mailing with a rate gives no more than the rest
 * of this second. When one is done, it still sends by the next channel what turned out to be undeliverable; a stopped one does not.
 */
export async function takeNotifications(
  transaction: DatabaseTransaction,
  now: Date,
  most: number,
): Promise<DueNotification[]> {
  const { rows } = await sql<DueNotification>`
    with candidate as (
      select notification.id, mailing.rate,
        row_number() over (partition by notification.mailing_id order by notification.id) as place,
        case when mailing.rate is null then 0 else (
          select count(*) from message join notification as other on other.id = message.notification_id
          where other.mailing_id = mailing.id and message.begun_at > ${now}::timestamptz - interval '1 second') end as recent
      from (
        select id, mailing_id from notification where state = 'waiting' and due_at <= ${now}
          and (mailing_id is null or exists (
            select from mailing where mailing.id = notification.mailing_id and mailing.state in ('sending', 'done')))
        order by mailing_id is not null, due_at, id limit ${most}
      ) as notification left join mailing on mailing.id = notification.mailing_id
    )
    select notification.id::int, notification.account_id::int as "accountId", notification.kind, notification.required,
      notification.urgent, notification.link, notification.template,
      notification.variables, notification.registration_id::int as "registrationId",
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
      coalesce((select json_agg(channel) from message where message.notification_id = notification.id), '[]') as tried
    from candidate join notification using (id)
    where candidate.rate is null or candidate.place + candidate.recent <= candidate.rate
    order by notification.mailing_id is not null, notification.id
    for update of notification skip locked
  `.execute(transaction);
  return rows;
}
