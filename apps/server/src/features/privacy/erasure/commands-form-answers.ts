import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

interface Erased {
  accountId: number;
  /** Their registrations at the society. */
  ids: readonly number[];
  /** True when another society also has data of the person: then only conferences of these registrations count. */
  elsewhere: boolean;
}

/** Deletes what a person answered for a group as its contact. What they answered for an exhibitor is the exhibitor's and stays. */
export async function removeGroupAnswers(
  transaction: DatabaseTransaction,
  { accountId, ids, elsewhere }: Erased,
): Promise<void> {
  await sql`delete from form_answer where group_id is not null and account_id = ${accountId}
    and (not ${elsewhere}::boolean or conference_id in
      (select conference_id from registration where id = any(${ids}::bigint[])))`.execute(transaction);
}

/** Deletes answers of groups and exhibitors at conferences whose retention period is over. */
export async function removeFormAnswersDue(db: Database, today: string): Promise<void> {
  await sql`delete from form_answer using conference where conference.id = conference_id
    and conference.retention_days is not null
    and conference.ends_on + conference.retention_days < ${today}::date`.execute(db);
}
