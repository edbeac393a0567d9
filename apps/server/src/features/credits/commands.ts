import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

/** Records a request for a review; false while an earlier one is open. */
export async function askReview(
  db: Database,
  { conferenceId, accountId, text }: { conferenceId: number; accountId: number; text: string },
): Promise<boolean> {
  // Two requests at once are serialized by the account's row.
  await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const { rows } = await sql`
    insert into credit_review (conference_id, account_id, text)
    select ${conferenceId}, ${accountId}, ${text} where not exists (
      select from credit_review
      where conference_id = ${conferenceId} and account_id = ${accountId} and answered_at is null)
    returning id`.execute(db);
  return rows.length > 0;
}
