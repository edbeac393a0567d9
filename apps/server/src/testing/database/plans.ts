import type { Pool } from 'pg';

/** A table that a statement read, as its plan with the counts of its execution says. */
export interface TableRead {
  table: string;
  /** PostgreSQL's name of the step, such as `Seq Scan`. */
  how: string;
  /** Rows that the step looked at, in all its repetitions, those that a filter removed included. */
  rows: number;
  statement: string;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** The settings under which PostgreSQL tells the plan of every statement, those inside functions included, as JSON. */
export const planSettings: Readonly<Record<string, string>> = {
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
};

/** Reads of tables in one message of `auto_explain`; none when the text is another message. */
export function readsIn(message: string): TableRead[] {
  const start = message.indexOf('plan:\n');
  if (start < 0) return [];
  const told = JSON.parse(message.slice(start + 'plan:\n'.length)) as { 'Query Text': string; Plan: PlanNode };
  const statement = told['Query Text'].replace(/\s+/g, ' ').trim();
  const reads: TableRead[] = [];
  const visit = (node: PlanNode): void => {
    const table = node['Relation Name'];
    const looked =
      (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    // What writes a table names it too, and reads nothing.
    if (table !== undefined && node['Node Type'].includes('Scan'))
      reads.push({ table, how: node['Node Type'], rows: looked * (node['Actual Loops'] ?? 1), statement });
    for (const child of node.Plans ?? []) visit(child);
  };
  visit(told.Plan);
  return reads;
}

/**
 * Reads that grow with their table: half of it or more in its own order, or more rows than any page, choice or limit needs. `large`:
 * tables with their number of rows.
 */
export const scansIn = (reads: readonly TableRead[], large: ReadonlyMap<string, number>, most: number): TableRead[] =>
  reads.filter(({ table, how, rows }) => {
    const size = large.get(table);
    return size !== undefined && (rows > most || (how === 'Seq Scan' && rows >= size / 2));
  });

/** Tables with at least this many rows, by their statistics: those that have grown. */
export async function largeTables(pool: Pool, rows: number): Promise<Map<string, number>> {
  const found = await pool.query<{ name: string; size: number }>(
    `select relname as name, reltuples::float8 as size from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname = 'public' and reltuples >= $1`,
    [rows],
  );
  return new Map(found.rows.map(({ name, size }) => [name, size]));
}

/**
 * Collects what every statement on the pool reads from now on. `size` is the number of connections of the pool; the database's user must
 * be a superuser. The returned function gives the reads since it was called last.
 */
export async function collectReads(pool: Pool, size: number): Promise<() => TableRead[]> {
  let messages: string[] = [];
  const settings = Object.entries({ ...planSettings, 'auto_explain.log_level': 'notice' });
  const clients = await Promise.all(Array.from({ length: size }, () => pool.connect()));
  for (const client of clients) {
    client.on('notice', ({ message }) => void messages.push(message ?? ''));
    await client.query(
      ["load 'auto_explain'", ...settings.map(([name, value]) => `set ${name} = '${value}'`)].join('; '),
    );
  }
  for (const client of clients) client.release();
  return () => {
    const taken = messages;
    messages = [];
    return taken.flatMap(readsIn);
  };
}

/** Tables are neither vacuumed nor counted by themselves from now on: both read tables, and a count discards kept plans. */
export const stopAutovacuum = (pool: Pool) =>
  pool.query(`do $$ declare one regclass; begin
    for one in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('alter table %s set (autovacuum_enabled = false)', one);
    end loop;
  end $$`);

/**
 * Every connection of the pool keeps the plan of each statement that it makes from now on, as PostgreSQL does by itself after five
 * repetitions. `size` is the number of connections.
 */
export async function cachePlans(pool: Pool, size: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: size }, () => pool.connect()));
  for (const client of clients) await client.query('set plan_cache_mode = force_generic_plan');
  for (const client of clients) client.release();
}
