import { sql } from 'kysely';
import { channels, type MessageKind } from '@meetingapp/domain/messages/delivery.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Removes e-mail from the channels of an account for a kind; its other channels keep their order. Without the account: nothing. */
export async function unsubscribeMail(db: Database, accountId: number, kind: MessageKind): Promise<void> {
  const others = channels.filter((channel) => channel !== 'email');
  await sql`
    insert into channel_preference (account_id, kind, channels)
    select id, ${kind}, ${others}::text[] from account where id = ${accountId}
    on conflict (account_id, kind) do update set channels = array_remove(channel_preference.channels, 'email')
  `.execute(db);
}
