import type { Database } from '../../../db/connection/database.ts';
import { afterCommit } from '../../../db/connection/transaction.ts';
import type { FanOut } from '../../../ports/fan-out/fan-out.ts';
import { inboxTopic } from '../../../ports/fan-out/inbox-topic.ts';
import { INBOX_DAYS } from './queries.ts';

interface Seen {
  accountId: number;
  /** Null: all messages. */
  ids: readonly number[] | null;
  now: Date;
}

/** Marks messages of this account as seen; the first time counts. Its other phones hear of it after the commit. */
export async function markSeen(
  db: Database,
  { accountId, ids, now }: Seen,
  fanOut: Pick<FanOut, 'publish'>,
): Promise<void> {
  if (ids?.length === 0) return;
  await db
    .updateTable('notification')
    .set({ seen_at: now })
    .where('account_id', '=', accountId)
    .where('seen_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute();
  afterCommit(db, () => fanOut.publish(inboxTopic, String(accountId)));
}

/** Deletes messages that the inbox no longer shows. */
export async function purgeInbox(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('created_at', '<', new Date(now.getTime() - INBOX_DAYS * 86_400_000))
    .where('state', 'not in', ['waiting', 'sending'])
    .execute();
}
