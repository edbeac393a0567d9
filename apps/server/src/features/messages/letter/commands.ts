import { sql } from 'kysely';
import { channels, type MessageKind, stoppableKinds } from '@meetingapp/domain/messages/delivery.ts';
import type { Database } from '../../../db/connection/database.ts';

/**
 * Removes e-mail from the channels of an account for a kind, or for all that need not be told; its other channels keep their order.
 * Without the account: nothing.
 */
export async function unsubscribeMail(db: Database, accountId: number, kind: MessageKind | 'all'): Promise<void> {
  const others = channels.filter((channel) => channel !== 'email');
  const kinds = kind === 'all' ? stoppableKinds : [kind];
  await sql`
    insert into channel_preference (account_id, kind, channels)
    select account.id, kind, ${others}::text[] from account, unnest(${[...kinds]}::text[]) as kind where account.id = ${accountId}
    on conflict (account_id, kind) do update set channels = array_remove(channel_preference.channels, 'email')
  `.execute(db);
}
