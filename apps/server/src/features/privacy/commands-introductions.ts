import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../db/connection/transaction.ts';

interface Erased {
  accountId: number;
  /** Their registrations at the society. */
  ids: readonly number[];
  /** True when another society also has data of the person: then only conferences of these registrations count. */
  elsewhere: boolean;
}

/** Deletes avatars and introductions that a person handed in. */
export async function removeIntroductions(
  transaction: DatabaseTransaction,
  { accountId, ids, elsewhere }: Erased,
): Promise<void> {
  await sql`delete from introduction where account_id = ${accountId} and (not ${elsewhere}::boolean or conference_id in
    (select conference_id from registration where id = any(${ids}::bigint[])))`.execute(transaction);
}

/** Deletes introductions of conferences whose retention period is over. */
export async function removeIntroductionsDue(db: Database, today: string): Promise<void> {
  await sql`delete from introduction using conference where conference.id = conference_id
    and conference.retention_days is not null
    and conference.ends_on + conference.retention_days < ${today}::date`.execute(db);
}
