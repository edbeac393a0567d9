import type { Channel, MessageKind } from '@meetingapp/domain/messages/delivery.ts';
import type { QuietHours } from '@meetingapp/domain/messages/quiet-hours.ts';
import type { Database } from '../../../db/connection/database.ts';

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
