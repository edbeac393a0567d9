import type { Channel, MessageKind } from '@meetingapp/domain/messages/delivery.ts';
import type { QuietHours } from '@meetingapp/domain/messages/quiet-hours.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { afterCommit } from '../../../db/connection/transaction.ts';
import { wake } from '../../../jobs/woken.ts';

/** Saves the channels of an account for one kind; an empty list leaves the inbox alone. */
export async function saveChannels(
  db: Database,
  accountId: number,
  { kind, channels }: { kind: MessageKind; channels: readonly Channel[] },
): Promise<void> {
  await db
    .insertInto('channel_preference')
    .values({ account_id: accountId, kind, channels: [...channels] })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ channels: [...channels] }))
    .execute();
}

export async function saveQuietHours(db: Database, accountId: number, { from, until }: QuietHours): Promise<void> {
  const minutes = { from_minute: from, until_minute: until };
  await db
    .insertInto('quiet_hours')
    .values({ account_id: accountId, ...minutes })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(minutes))
    .execute();
}

/**
 * Saves the time of the daily e-mail, or that each is sent at once. What waits for the former time becomes due, and is put into the next
 * digest where the account wants one.
 */
export async function saveDigest(
  db: Database,
  { accountId, digest, now }: { accountId: number; digest: number | null; now: Date },
): Promise<void> {
  if (digest === null) await db.deleteFrom('mail_digest').where('account_id', '=', accountId).execute();
  else
    await db
      .insertInto('mail_digest')
      .values({ account_id: accountId, at_minute: digest })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ at_minute: digest }))
      .execute();
  await db
    .updateTable('notification')
    .set({ digest_due: null, due_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .where('digest_due', 'is not', null)
    .execute();
  afterCommit(db, () => wake('messages.send'));
}

/** Keeps the language in which an account wants its messages. */
export async function saveLanguage(db: Database, accountId: number, language: Language): Promise<void> {
  await db
    .updateTable('account')
    .set({ language })
    .where('id', '=', accountId)
    .where((column) => column('language', 'is distinct from', language))
    .execute();
}
