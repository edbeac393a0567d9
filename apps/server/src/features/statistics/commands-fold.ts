import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

/** Adds the rows of ledger_new to ledger_quarter. Rows that another process is adding are left to it. */
export async function foldLedger(db: Database): Promise<void> {
  await sql`select fold_ledger()`.execute(db);
}
