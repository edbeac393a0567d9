import type { Pool } from 'pg';

export interface WorkDone {
  /** Rows of tables and entries of indexes that scans returned, before any filter. */
  rows: number;
  /** Pages of 8 KiB that were looked at, in memory or on disk. */
  blocks: number;
}

/**
 * What the database read for `work`, by its own counts: the same for the same plans and rows, on every machine. `size` is the number of
 * connections of the pool, which must be used by nobody else.
 */
export async function workDone(pool: Pool, size: number, work: () => Promise<unknown>): Promise<WorkDone> {
  await report(pool, size);
  const before = await counts(pool);
  await work();
  await report(pool, size);
  const after = await counts(pool);
  return { rows: after.rows - before.rows, blocks: after.blocks - before.blocks };
}

/** Connections report their counts from time to time; this makes each of them report now. */
async function report(pool: Pool, size: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: size }, () => pool.connect()));
  for (const client of clients) await client.query('select pg_stat_force_next_flush()');
  for (const client of clients) client.release();
}

async function counts(pool: Pool): Promise<WorkDone> {
  const { rows } = await pool.query<WorkDone>(`
    select (select sum(seq_tup_read) from pg_stat_user_tables)::float8
        + (select sum(idx_tup_read) from pg_stat_user_indexes)::float8 as rows,
      (select blks_hit + blks_read from pg_stat_database where datname = current_database())::float8 as blocks`);
  return rows[0] ?? { rows: 0, blocks: 0 };
}
