import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { ImportedItem, TaskRefusal } from '../../../db/schema/json-shapes.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { setParts } from '../draft/commands-parts.ts';
import { partsOfItem } from '../draft/queries.ts';

type Table = ImportedItem['table'];
type Before = ImportedItem['before'];
const ownerOf = (table: Table) => (table === 'talk' ? 'talk_id' : 'session_id');

const materialsOf = (db: Database, table: Table, id: number) =>
  db
    .selectFrom('material')
    .select(['title', 'address', 'size', 'read_only'])
    .where(ownerOf(table), '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The complete session or talk of this guid; null when none exists. */
export async function rowOfGuid(db: Database, conferenceId: number, guid: string | null): Promise<Before> {
  if (guid === null) return null;
  for (const table of ['programme_session', 'talk'] as const) {
    const { rows } = await sql<{ id: number; row: Record<string, unknown> }>`
      select id, to_jsonb(own) as row from ${sql.table(table)} as own
      where conference_id = ${conferenceId} and guid = ${guid}`.execute(db);
    const [found] = rows;
    if (!found) continue;
    const parts = await partsOfItem(db, ownerOf(table), found.id);
    return { row: found.row, parts, materials: await materialsOf(db, table, found.id) };
  }
  return null;
}

/** Records which session or talk a row of an import wrote, so that it can be undone. */
export async function recordImported(
  db: Database,
  importId: number,
  number: number,
  { table, id }: { table: Table; id: number },
  before: Before,
): Promise<void> {
  const { version } = await db
    .selectFrom(table as 'talk')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('programme_import_row')
    .set({ brought: JSON.stringify({ table, id, version, before } satisfies ImportedItem) })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute();
}

interface RowOfImport {
  conferenceId: number;
  importId: number;
  number: number;
}

/** Undoes one row of an import, unless it was changed since then. */
export async function takeBack(
  db: DatabaseTransaction,
  { conferenceId, importId, number }: RowOfImport,
  { table, id, version, before }: ImportedItem,
): Promise<TaskRefusal | null> {
  const now = await db
    .selectFrom(table as 'talk')
    .select('version')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  // A row that no longer exists needs no undo.
  if (now && now.version !== version) return { refused: 'import_touched' };
  if (now && before) await putBack(db, conferenceId, { table, id }, before);
  else if (now) {
    if (table === 'programme_session' && (await hasTalks(db, id))) return { refused: 'import_touched' };
    await db
      .deleteFrom(table as 'talk')
      .where('id', '=', id)
      .execute();
  }
  await db
    .updateTable('programme_import_row')
    .set({ brought: null })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute();
  return null;
}

/** Talks of the same import are removed before their session: any left were added otherwise. */
const hasTalks = async (db: Database, session: number): Promise<boolean> =>
  (await db.selectFrom('talk').select('id').where('session_id', '=', session).limit(1).executeTakeFirst()) !==
  undefined;

const columns = {
  programme_session: ['hall_id', 'kind', 'title', 'introduction', 'sponsor', 'starts_at', 'ends_at', 'topics', 'kept'],
  talk: ['session_id', 'title', 'abstract', 'starts_at', 'minutes', 'position', 'kept'],
} as const;

/** Restores the earlier values, except halls, sessions and people that no longer exist. */
async function putBack(
  db: Database,
  conferenceId: number,
  { table, id }: Pick<ImportedItem, 'table' | 'id'>,
  { row, parts, materials }: NonNullable<Before>,
): Promise<void> {
  const [column, other] =
    table === 'talk' ? (['session_id', 'programme_session'] as const) : (['hall_id', 'hall'] as const);
  const { rows } = await sql`select 1 from ${sql.table(other)} where id = ${row[column] ?? 0}`.execute(db);
  const was = rows.length > 0 ? row : { ...row, [column]: null, ...(table === 'talk' ? { starts_at: null } : {}) };
  const names = sql.join(columns[table].map((name) => sql.ref(name)));
  await sql`update ${sql.table(table)} set version = ${nextVersion}, (${names}) = (select ${names}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(was)}::jsonb)) where id = ${id}`.execute(db);
  const experts = await db.selectFrom('expert').select('id').where('conference_id', '=', conferenceId).execute();
  const there = new Set(experts.map((one) => one.id));
  await setParts(
    db,
    ownerOf(table),
    id,
    parts.filter(({ expert }) => there.has(expert)),
  );
  if (isDeepStrictEqual(await materialsOf(db, table, id), materials)) return;
  await db.deleteFrom('material').where(ownerOf(table), '=', id).execute();
  for (const [position, { title, address, size, read_only = false }] of materials.entries())
    await db
      .insertInto('material')
      .values({
        conference_id: conferenceId,
        [ownerOf(table)]: id,
        title: JSON.stringify(title),
        address,
        size,
        position,
        read_only,
      } as never)
      .execute();
}
