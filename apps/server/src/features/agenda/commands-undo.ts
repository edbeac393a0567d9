import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { BroughtItem, TaskRefusal } from '../../db/json-shapes.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { nextVersion } from '../../db/seen.ts';
import { setParts } from './commands-parts.ts';
import { partsOfItem } from './queries-draft.ts';

type Table = BroughtItem['table'];
type Before = BroughtItem['before'];
const ownerOf = (table: Table) => (table === 'talk' ? 'talk_id' : 'session_id');

const materialsOf = (db: Database, table: Table, id: number) =>
  db
    .selectFrom('material')
    .select(['title', 'address', 'size', 'read_only'])
    .where(ownerOf(table), '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The session or talk of this guid as it stands, whole; null: there is none yet. */
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

/** What a row of an import made of which session or talk, so that it can be taken back. */
export async function noteBrought(
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
    .set({ brought: JSON.stringify({ table, id, version, before } satisfies BroughtItem) })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute();
}

interface RowOfImport {
  conferenceId: number;
  importId: number;
  number: number;
}

/** Takes one row of an import back, unless somebody touched it since. */
export async function takeBack(
  db: DatabaseTransaction,
  { conferenceId, importId, number }: RowOfImport,
  { table, id, version, before }: BroughtItem,
): Promise<TaskRefusal | null> {
  const now = await db
    .selectFrom(table as 'talk')
    .select('version')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  // What is gone already needs no taking back.
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

/** Talks that came with it have gone before it: these are others. */
const hasTalks = async (db: Database, session: number): Promise<boolean> =>
  (await db.selectFrom('talk').select('id').where('session_id', '=', session).limit(1).executeTakeFirst()) !==
  undefined;

const columns = {
  programme_session: ['hall_id', 'kind', 'title', 'introduction', 'sponsor', 'starts_at', 'ends_at', 'topics', 'kept'],
  talk: ['session_id', 'title', 'abstract', 'starts_at', 'minutes', 'position', 'kept'],
} as const;

/** As it was, but for halls, sessions and people that are no more. */
async function putBack(
  db: Database,
  conferenceId: number,
  { table, id }: Pick<BroughtItem, 'table' | 'id'>,
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
