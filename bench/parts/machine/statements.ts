import type { Pool } from 'pg';

/** Starts to count statements, from zero, in all connections; needs the library to be loaded. */
export async function countStatements(pool: Pool): Promise<void> {
  await pool.query('create extension if not exists pg_stat_statements');
  await pool.query("alter system set pg_stat_statements.track = 'top'");
  await pool.query('select pg_reload_conf(), pg_stat_statements_reset()');
}

/** Prints the statements per registration or other unit of work, the most expensive first. */
export async function printStatements(pool: Pool, registrations: number): Promise<void> {
  const { rows } = await pool.query<{ calls: number; milliseconds: number; query: string }>(
    `select calls::int, total_exec_time + total_plan_time as milliseconds, query from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database()) order by 2 desc`,
  );
  const each = (value: number) => (value / registrations).toFixed(3);
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
  console.log(
    `  ${each(sum((row) => row.calls))} statements each, ${each(sum((row) => row.milliseconds))} ms in the executor`,
  );
  for (const row of rows.slice(0, 60))
    console.log(
      `  ${each(row.milliseconds)} ms  ${each(row.calls)} ×  ${row.query.replace(/\s+/g, ' ').slice(0, 150)}`,
    );
}
