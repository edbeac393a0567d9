import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** How long usage statistics are kept: two years of congresses can be set side by side. */
const MONTHS_KEPT = 25;

export async function keepMonths(db: Database, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_KEPT, 1))
    .toISOString()
    .slice(0, 10);
  await sql`select make_usage_months(${today}::date), drop_usage_months(${oldest}::date)`.execute(db);
}
