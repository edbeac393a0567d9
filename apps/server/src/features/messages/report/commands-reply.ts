import { sql } from 'kysely';
import { channels, stoppableKinds } from '@meetingapp/domain/messages/delivery.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';

const withoutPhone = channels.filter((channel) => channel !== 'phone');

/** Ends text messages to these numbers, as `stopTextsTo` does for each. */
export const stopTexts = (db: Database, phones: readonly string[], now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    for (const phone of phones) await stopTextsTo(transaction, phone, now);
  });

/**
 * Removes text messages from the channels of the account that has this number, for every kind that need not be told. A number without an
 * account, for example of an author, gets no more text messages until an account proves that it has it.
 */
async function stopTextsTo(transaction: DatabaseTransaction, phone: string, now: Date): Promise<void> {
  const owner = await transaction
    .selectFrom('identity')
    .select('account_id')
    .where('kind', '=', 'phone')
    .where('value', '=', phone)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  if (!owner) {
    await transaction
      .insertInto('bounced_address')
      .values({ channel: 'phone', address: phone, reason: 'unsubscribed', at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await sql`
    insert into channel_preference (account_id, kind, channels)
    select ${owner.account_id}, kind, ${withoutPhone}::text[] from unnest(${[...stoppableKinds]}::text[]) as kind
    on conflict (account_id, kind) do update set channels = array_remove(channel_preference.channels, 'phone')
  `.execute(transaction);
}
