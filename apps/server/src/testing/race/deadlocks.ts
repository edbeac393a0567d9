import type { Pool } from 'pg';

/** Number of deadlocks of this database. Every connection of the pool flushes its statistics first; call it while the pool is idle. */
export async function deadlocks(pool: Pool): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
  for (const client of clients) await client.query('select pg_stat_force_next_flush()');
  for (const client of clients) client.release();
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}
