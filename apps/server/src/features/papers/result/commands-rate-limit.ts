import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

const WINDOW_MINUTES = 10;

/**
 * Counts a request before it is answered; false when the limit within ten minutes is exceeded. Only hashes are stored; each request
 * also purges old rows.
 */
export async function mayAsk(
  db: Database,
  now: Date,
  askers: readonly { who: string; most: number }[],
): Promise<boolean> {
  const since = new Date(now.getTime() - WINDOW_MINUTES * 60_000);
  await db.deleteFrom('paper_asking').where('begun_at', '<', since).execute();
  const counted = await Promise.all(
    askers.map(async ({ who, most }) => {
      const asker = createHash('sha256').update(who).digest();
      const { rows } = await sql<{ times: number }>`
        insert into paper_asking as past (asker, begun_at, times) values (${asker}, ${now}, 1)
        on conflict (asker) do update set times = past.times + 1 returning times
      `.execute(db);
      return (rows[0]?.times ?? 0) <= most;
    }),
  );
  return counted.every(Boolean);
}
