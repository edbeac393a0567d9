import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

const WINDOW_MINUTES = 10;

/**
 * Counts that somebody asks, whatever the answer will be; false: more often than that within ten minutes. Only hashes are
 * stored, and what is old goes when somebody asks.
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
