import type { Database } from '../../../db/connection/database.ts';

/** True for an account of an invented person: only these register in the copy of a rehearsal. */
export async function isInvented(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('rehearsal_person')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
