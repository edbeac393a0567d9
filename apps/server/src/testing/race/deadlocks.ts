import type { Pool } from 'pg';

/**
 * How many deadlocks this database has had. Every connection of the pool hands in its figures first; use it while nothing else
 * runs on the pool.
 */
export async function deadlocks(pool: Pool): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
  for (const client of clients) await client.query('select pg_stat_force_next_flush()');
  for (const client of clients) client.release();
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}
