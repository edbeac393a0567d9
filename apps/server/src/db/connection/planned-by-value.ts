import { sql } from 'kysely';
import type { Database } from './database.ts';
import { inTransaction, type DatabaseTransaction } from './transaction.ts';

/**
 * Runs statements that PostgreSQL plans for their values each time, where a plan for any value would be slow for some: a word that most
 * rows have is found along the order of the list, a rare one by the index of words.
 */
export const plannedByValue = <T>(db: Database, work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> =>
  inTransaction(db, async (transaction) => {
    await sql`set local plan_cache_mode = force_custom_plan`.execute(transaction);
    return work(transaction);
  });
