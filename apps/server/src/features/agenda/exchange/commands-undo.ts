import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { ImportedItem, TaskRefusal } from '../../../db/schema/json-shapes.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { setParts } from '../draft/commands-parts.ts';
import { insertAll } from './commands-batch.ts';
import { materialRows } from './commands-materials.ts';
import { materialsOfItems, ownerOf, partsOfItems, type ItemTable } from './queries-batch.ts';

interface Written extends Pick<ImportedItem, 'table' | 'id' | 'before'> {
  number: number;
}

const tables = ['talk', 'programme_session'] as const;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Records which sessions and talks the rows of an import wrote, so that they can be undone. */
export async function recordImported(db: Database, importId: number, written: readonly Written[]): Promise<void> {
  for (const table of tables) {
    const rows = written.filter((one) => one.table === table);
    if (rows.length === 0) continue;
    await sql`
      update programme_import_row as line
        set brought = jsonb_build_object('table', ${table}::text, 'id', own.id, 'version', own.version, 'before', one.before)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (number int, id bigint, before jsonb)
        join ${sql.table(table)} as own on own.id = one.id
      where line.import_id = ${importId} and line.number = one.number`.execute(db);
  }
}

interface BroughtRow {
  number: number;
  brought: ImportedItem;
}

/**
 * Undoes rows of an import, unless they were changed since then. Talks first: a session that keeps talks of another origin stays. Returns
 * for each row why it was not undone, or null; a refused row is as it was.
 */
export async function undoRows(
  db: DatabaseTransaction,
  { conferenceId, importId }: { conferenceId: number; importId: number },
  rows: readonly BroughtRow[],
): Promise<(TaskRefusal | null)[]> {
  const refused = new Set<number>();
  for (const table of tables) {
    const own = rows.filter(({ brought }) => brought.table === table);
    for (const number of await undoOf(db, conferenceId, table, own)) refused.add(number);
  }
  const undone = rows.map(({ number }) => number).filter((number) => !refused.has(number));
  await sql`update programme_import_row set brought = null
    where import_id = ${importId} and number = any (${undone}::int[])`.execute(db);
  return rows.map(({ number }) => (refused.has(number) ? { refused: 'import_touched' } : null));
}

/** Returns the numbers of the rows that stay. */
async function undoOf(
  db: Database,
  conferenceId: number,
  table: ItemTable,
  rows: readonly BroughtRow[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const there = await db
    .selectFrom(table as 'talk')
    .select(['id', 'version'])
    .where('conference_id', '=', conferenceId)
    .where(sql<boolean>`id = any (${idsOf(rows.map(({ brought }) => brought))}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const versions = new Map(there.map(({ id, version }) => [id, version]));
  // A row that no longer exists needs no undo.
  const still = rows.filter(({ brought }) => versions.has(brought.id));
  const own = still.filter(({ brought }) => versions.get(brought.id) === brought.version);
  const made = own.filter(({ brought }) => brought.before === null);
  await putBack(
    db,
    conferenceId,
    table,
    own.flatMap(({ brought: { id, before } }) => (before ? [{ id, before }] : [])),
  );
  const used =
    table === 'programme_session'
      ? await sessionsWithTalks(
          db,
          made.map(({ brought }) => brought.id),
        )
      : new Set<number>();
  const gone = made.map(({ brought }) => brought.id).filter((id) => !used.has(id));
  await sql`delete from ${sql.table(table)} where id = any (${gone}::bigint[])`.execute(db);
  const kept = [...still.filter((row) => !own.includes(row)), ...made.filter(({ brought }) => used.has(brought.id))];
  return kept.map(({ number }) => number);
}

/** Talks of the same import are removed before their session: any left were added otherwise. */
async function sessionsWithTalks(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('talk')
    .select('session_id')
    .distinct()
    .where(sql<boolean>`session_id = any (${[...ids]}::bigint[])`)
    .execute();
  return new Set(rows.map(({ session_id }) => session_id ?? 0));
}

const columns = {
  programme_session: ['hall_id', 'kind', 'title', 'introduction', 'sponsor', 'starts_at', 'ends_at', 'topics', 'kept'],
  talk: ['session_id', 'title', 'abstract', 'starts_at', 'minutes', 'position', 'kept'],
} as const;

interface Earlier {
  id: number;
  before: NonNullable<ImportedItem['before']>;
}

/** Restores the earlier values, except halls, sessions and people that no longer exist. */
async function putBack(db: Database, conferenceId: number, table: ItemTable, rows: readonly Earlier[]): Promise<void> {
  if (rows.length === 0) return;
  await restoreValues(db, table, rows);
  const people = await there(
    db,
    'expert',
    rows.flatMap(({ before }) => before.parts.map(({ expert }) => expert)),
  );
  const parts = await partsOfItems(db, table, idsOf(rows));
  const materials = await materialsOfItems(db, table, idsOf(rows));
  for (const { id, before } of rows) {
    const wanted = before.parts.filter(({ expert }) => people.has(expert));
    if (!isDeepStrictEqual(parts.get(id) ?? [], wanted)) await setParts(db, ownerOf(table), id, wanted);
    const now = (materials.get(id) ?? []).map(({ id: _id, ...one }) => one);
    if (isDeepStrictEqual(now, before.materials)) continue;
    await db.deleteFrom('material').where(ownerOf(table), '=', id).execute();
    await insertAll(db, 'material', materialRows({ table, id, conferenceId }, before.materials));
  }
}

async function restoreValues(db: Database, table: ItemTable, rows: readonly Earlier[]): Promise<void> {
  const [column, other] =
    table === 'talk' ? (['session_id', 'programme_session'] as const) : (['hall_id', 'hall'] as const);
  const places = await there(
    db,
    other,
    rows.map(({ before }) => Number(before.row[column] ?? 0)),
  );
  const without = { [column]: null, ...(table === 'talk' ? { starts_at: null } : {}) };
  const values = rows.map(({ id, before }) => ({
    ...before.row,
    ...(places.has(Number(before.row[column] ?? 0)) ? {} : without),
    id,
  }));
  const names = sql.join(columns[table].map((name) => sql.ref(name)));
  const earlier = sql.join(columns[table].map((name) => sql.ref(`one.${name}`)));
  await sql`update ${sql.table(table)} as own set version = own.version + 1, (${names}) = row (${earlier})
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb) as one
    where own.id = one.id`.execute(db);
}

/** Those of the ids that exist. */
async function there(
  db: Database,
  table: 'expert' | 'hall' | 'programme_session',
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any (${[...new Set(ids)]}::bigint[])`.execute(db);
  return new Set(idsOf(rows));
}
