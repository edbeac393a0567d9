import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { copiedTables, type CopiedTable } from './commands-copy-plan.ts';

type Row = Readonly<Record<string, unknown>>;
/** The new id of each copied row, by table and old id. */
export type NewIds = Map<string, Map<number, number>>;

export interface TableCopy {
  db: Database;
  from: number;
  to: number;
  /** Moves a moment or a day to the dates of the copy. */
  shift: { day: (day: string) => string; moment: (at: Date | null) => Date | null };
  /** Called after each copied row. */
  step: () => Promise<void>;
}

/** Copies all tables of the plan. `ids` has those of tables that were copied before, and gets the new ones. */
export async function copyTables(copy: TableCopy, ids: NewIds): Promise<void> {
  for (const plan of copiedTables) {
    const made = new Map<number, number>();
    for (const row of await rowsOf(copy.db, copy.from, plan)) {
      const id = await insertAgain(copy, plan, row, ids);
      if (id !== null) made.set(Number(row['id']), id);
      await copy.step();
    }
    ids.set(plan.table, made);
  }
}

/** Number of rows that `copyTables` copies. */
export async function countTables(db: Database, from: number): Promise<number> {
  let count = 0;
  for (const plan of copiedTables) count += (await rowsOf(db, from, plan)).length;
  return count;
}

async function rowsOf(db: Database, from: number, plan: CopiedTable): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(plan.table)}
    where ${within(from, plan)} order by ${sql.raw(plan.under ? plan.under.column : '1')}`.execute(db);
  return rows;
}

/** The rows of a conference that the plan copies; a row below another one only with it. */
function within(from: number, { table, under, only }: CopiedTable): ReturnType<typeof sql<boolean>> {
  const wanted = sql<boolean>`(${sql.raw(only ?? 'true')})`;
  const above = under && copiedTables.find((one) => one.table === under.table);
  if (!under || !above) return sql<boolean>`${sql.ref(`${table}.conference_id`)} = ${from} and ${wanted}`;
  return sql<boolean>`${sql.ref(`${table}.${under.column}`)} in (
    select id from ${sql.table(above.table)} where ${within(from, above)}) and ${wanted}`;
}

async function insertAgain(copy: TableCopy, plan: CopiedTable, row: Row, ids: NewIds): Promise<number | null> {
  const values = Object.entries(row).flatMap(([column, value]): [string, unknown][] =>
    column === 'id' ? [] : [[column, valueOf(copy, plan, column, value, ids)]],
  );
  const returning = 'id' in row ? sql`returning id` : sql``;
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(plan.table)}
    (${sql.join(values.map(([column]) => sql.ref(column)))})
    values (${sql.join(values.map(([, value]) => value))}) ${returning}`.execute(copy.db);
  return rows[0]?.id ?? null;
}

function valueOf(copy: TableCopy, plan: CopiedTable, column: string, value: unknown, ids: NewIds): unknown {
  const { under, refers = {}, moves = [], anew = {}, lists = [] } = plan;
  if (column in anew) return anew[column];
  if (column === 'conference_id') return copy.to;
  // A version counts the saves of one row, by which a save on an old one is found; drafts begin at the first.
  if (column === 'version') return 1;
  const table = under?.column === column ? under.table : refers[column];
  if (table !== undefined) return newIdOf(ids, table, value);
  if (moves.includes(column)) return moved(copy, value);
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Date) && !lists.includes(column);
  return isJson ? JSON.stringify(value) : value;
}

function newIdOf(ids: NewIds, table: string | { list: string }, value: unknown): unknown {
  if (typeof table === 'string') return value === null ? null : (ids.get(table)?.get(Number(value)) ?? null);
  const known = ids.get(table.list);
  return Array.isArray(value) ? value.flatMap((one) => known?.get(Number(one)) ?? []) : value;
}

function moved({ shift }: TableCopy, value: unknown): unknown {
  if (value instanceof Date) return shift.moment(value);
  return typeof value === 'string' ? shift.day(value) : value;
}
