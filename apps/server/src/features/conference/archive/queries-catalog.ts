import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { ArchivedTable } from './queries-plan.ts';

export interface CatalogColumn {
  name: string;
  /** As PostgreSQL names it. */
  type: string;
  needed: boolean;
  /** True when a row without it gets a value of the database. */
  defaulted: boolean;
}

export interface CatalogTable {
  columns: ReadonlyMap<string, CatalogColumn>;
  /** The table to which a column refers by its `id`. */
  refers: ReadonlyMap<string, string>;
}

/** What the database says about its tables, by name. */
export type Catalog = ReadonlyMap<string, CatalogTable>;

/** Reads columns and foreign keys from the database itself. */
export async function readCatalog(db: Database): Promise<Catalog> {
  const columns = await sql<CatalogColumn & { table: string }>`
    select relname as "table", attname as name, format_type(atttypid, atttypmod) as type, attnotnull as needed,
      attidentity <> '' or atthasdef as defaulted
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0
      and not attisdropped and attgenerated = ''
    order by relname, attnum`.execute(db);
  const keys = await sql<{ table: string; column: string; parent: string; names: string }>`
    select child.relname as "table", own.attname as "column", parent.relname as parent, other.attname as names
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    cross join unnest(conkey, confkey) as pair (key, named)
    join pg_attribute own on own.attrelid = conrelid and own.attnum = pair.key
    join pg_attribute other on other.attrelid = confrelid and other.attnum = pair.named
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  const catalog = new Map<string, { columns: Map<string, CatalogColumn>; refers: Map<string, string> }>();
  for (const { table, ...column } of columns.rows) {
    const known = catalog.get(table) ?? { columns: new Map(), refers: new Map() };
    known.columns.set(column.name, column);
    catalog.set(table, known);
  }
  for (const { table, column, parent, names } of keys.rows)
    if (names === 'id') catalog.get(table)?.refers.set(column, parent);
  // A key of several columns may name a row by its place below another one, to which the column then refers.
  for (const { table, column, parent, names } of keys.rows) {
    const above = catalog.get(parent)?.refers.get(names);
    if (above !== undefined && catalog.get(table)?.refers.has(column) === false)
      catalog.get(table)?.refers.set(column, above);
  }
  return catalog;
}

/** The number of the newest migration, by which archives of a newer version are known. */
export async function schemaNumber(db: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`select max(number)::int as number from schema_migration`.execute(db);
  return rows[0]?.number ?? 0;
}

/** The tables of a plan, each after those to which it refers. */
export function inOrder(plans: readonly ArchivedTable[], catalog: Catalog): ArchivedTable[] {
  const ordered: ArchivedTable[] = [];
  const open = new Set<string>();
  const place = (plan: ArchivedTable): void => {
    if (ordered.includes(plan)) return;
    if (open.has(plan.table)) throw new Error(`tables refer to each other in a circle: ${[...open].join(', ')}`);
    open.add(plan.table);
    const refers = [...(catalog.get(plan.table)?.refers ?? [])].filter(([column]) => !plan.later?.includes(column));
    for (const parent of new Set(refers.map(([, table]) => table)))
      for (const above of plans) if (above.table === parent && above !== plan) place(above);
    open.delete(plan.table);
    ordered.push(plan);
  };
  for (const plan of plans) place(plan);
  return ordered;
}

/** Columns of a table that an archive has. */
export const columnsOf = ({ table, stays = [], made = [] }: ArchivedTable, catalog: Catalog): CatalogColumn[] =>
  [...(catalog.get(table)?.columns.values() ?? [])].filter(({ name }) => !stays.includes(name) && !made.includes(name));
