import { sql } from 'kysely';
import { channels, type MessageKind, stoppableKinds } from '@meetingapp/domain/messages/delivery.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inboxTopic } from '../../../ports/fan-out/inbox-topic.ts';
import type { FanOut } from '../../../ports/fan-out/fan-out.ts';

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

/**
 * The link of a notification that was opened by it; undefined when it no longer exists. `seen`: marks it, and the person's phones hear of
 * it.
 */
export async function openNotification(
  db: Database,
  id: number,
  { seen, now }: { seen: boolean; now: Date },
  fanOut: Pick<FanOut, 'publish'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('notification')
    .select(['link', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !seen) return row?.link;
  await db
    .updateTable('notification')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .execute();
  fanOut.publish(inboxTopic, String(row.account_id));
  return row.link;
}
