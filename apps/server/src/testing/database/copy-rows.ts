import type { Pool } from 'pg';

interface Table {
  table: string;
  columns: string[];
}

async function tablesOf(pool: Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<Table>(`
    select relname as "table", array_agg(attname::text) as "columns" from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> 'schema_migration' group by relname order by relname`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/**
 * Copies all rows of a database into one with an older schema, for the tables and columns that both have. This fills an old database
 * with rows of the builders, which know only the present schema. Returns the number of rows per table.
 */
export async function copyRows(from: Pool, to: Pool): Promise<Map<string, number>> {
  const present = await tablesOf(from);
  const counts = new Map<string, number>();
  const client = await to.connect();
  try {
    // Without triggers and foreign keys: the rows are consistent already.
    await client.query("begin; set local session_replication_role = 'replica'");
    for (const [table, old] of await tablesOf(to)) {
      const columns = old.filter((column) => present.get(table)?.includes(column)).map((column) => `"${column}"`);
      if (columns.length === 0) continue;
      // As text, so that numbers stay exact.
      const { rows } = await from.query<{ all: string }>(
        `select coalesce(jsonb_agg(one), '[]')::text as "all" from "${table}" as one`,
      );
      const copied = await client.query(
        `insert into "${table}" (${columns.join()}) overriding system value
         select ${columns.join()} from jsonb_populate_recordset(null::"${table}", $1::text::jsonb)`,
        [rows[0]?.all],
      );
      counts.set(table, copied.rowCount ?? 0);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  return counts;
}
