import type { Database } from '../../db/database.ts';

/** Who sent forged notices since an instant, one entry for each, at most so many. */
export async function forgedSince(db: Database, since: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_notice')
    .select('address')
    .where('notice_id', 'is', null)
    .where('received_at', '>', since)
    .limit(most)
    .execute();
  return rows.map((row) => row.address);
}
