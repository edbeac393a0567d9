import type { Pool } from 'pg';
import { countsPublished } from './published.ts';

/** Rows written to one table since the counts were reset; `hot`: updates that needed no entry in any index. */
export interface TableWrites {
  table: string;
  inserted: number;
  updated: number;
  hot: number;
  deleted: number;
  indexes: number;
}

/** Counts written rows from zero. Nothing may be at work. */
export async function countWrites(pool: Pool): Promise<void> {
  await countsPublished();
  await pool.query('select pg_stat_reset()');
}

/** The tables with written rows, those with the most entries of indexes first. */
export async function tableWrites(pool: Pool): Promise<TableWrites[]> {
  await countsPublished();
  const { rows } = await pool.query<TableWrites>(
    `select relname as table, n_tup_ins::int as inserted, n_tup_upd::int as updated, n_tup_hot_upd::int as hot, n_tup_del::int as deleted,
        (select count(*)::int from pg_index where indrelid = relid) as indexes
      from pg_stat_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0
      order by (n_tup_ins + n_tup_upd - n_tup_hot_upd) * (select count(*) from pg_index where indrelid = relid) desc`,
  );
  return rows;
}
