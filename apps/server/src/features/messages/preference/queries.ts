import { sql } from 'kysely';
import type { Channel, ChannelPreference } from '@meetingapp/domain/messages/delivery.ts';
import { type QuietHours, usualQuietHours } from '@meetingapp/domain/messages/quiet-hours.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Kinds for which the account has chosen channels. */
export const chosenBy = (db: Database, accountId: number): Promise<ChannelPreference[]> =>
  db
    .selectFrom('channel_preference')
    .select(['kind', 'channels'])
    .where('account_id', '=', accountId)
    .$castTo<ChannelPreference>()
    .execute();

export async function quietHoursOf(db: Database, accountId: number): Promise<QuietHours> {
  const row = await db
    .selectFrom('quiet_hours')
    .select(['from_minute', 'until_minute'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? { from: row.from_minute, until: row.until_minute } : usualQuietHours;
}

/** Minutes after midnight of the daily e-mail; null: the account wants none. */
export async function digestOf(db: Database, accountId: number): Promise<number | null> {
  const row = await db
    .selectFrom('mail_digest')
    .select('at_minute')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.at_minute ?? null;
}

export interface AddressRow {
  channel: Channel;
  address: string;
  reason: string | null;
  bounced_at: Date | null;
  last_at: Date | null;
}

/** The address of each channel that an account has, with its bounce and its last message. */
export async function addressesOf(db: Database, accountId: number): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select address.channel, address.value as address, bounced_address.reason, bounced_address.at as bounced_at,
      (select max(sent_at) from message join notification on notification.id = message.notification_id
        where notification.account_id = ${accountId} and message.channel = address.channel
          and message.recipient = address.value and message.state in ('sent', 'delivered')) as last_at
    from (
      select distinct on (kind) id, value, verified_at, case kind when 'wechat_open' then 'messenger' else kind end as channel
      from identity where account_id = ${accountId} and (kind = 'wechat_open' or kind in ('phone', 'email') and verified_at is not null)
      order by kind, id
    ) as address
    left join bounced_address on bounced_address.channel = address.channel and bounced_address.address = address.value
      and bounced_address.at > coalesce(address.verified_at, '-infinity')
    order by address.channel
  `.execute(db);
  return rows;
}
