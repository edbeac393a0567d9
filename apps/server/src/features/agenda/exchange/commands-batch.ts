import { isDeepStrictEqual } from 'node:util';
import type { Part } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { nameReading } from '../../../text/pinyin.ts';
import { setParts } from '../draft/commands-parts.ts';
import { materialRows } from './commands-materials.ts';
import { expertColumns, expertOf, ownerOf, type Expert, type ItemTable, type StoredMaterial } from './queries-batch.ts';

type Kind = ItemTable | 'expert';

/** Ids taken from the sequence of a table at once; those that a batch does not use stay unused. */
const IDS = 20;

/** Columns that an import sets, with their types. */
const columns = {
  programme_session: {
    id: 'bigint',
    conference_id: 'bigint',
    guid: 'uuid',
    hall_id: 'bigint',
    kind: 'text',
    title: 'jsonb',
    introduction: 'jsonb',
    sponsor: 'jsonb',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    topics: 'bigint[]',
    kept: 'jsonb',
  },
  talk: {
    id: 'bigint',
    conference_id: 'bigint',
    guid: 'uuid',
    session_id: 'bigint',
    title: 'jsonb',
    abstract: 'jsonb',
    starts_at: 'timestamptz',
    minutes: 'int',
    position: 'int',
    kept: 'jsonb',
  },
  expert: {
    id: 'bigint',
    conference_id: 'bigint',
    name: 'jsonb',
    affiliation: 'jsonb',
    biography: 'jsonb',
    reading: 'text',
    kept: 'jsonb',
  },
  programme_role: { expert_id: 'bigint', role: 'text', position: 'int', session_id: 'bigint', talk_id: 'bigint' },
  material: {
    conference_id: 'bigint',
    session_id: 'bigint',
    talk_id: 'bigint',
    title: 'jsonb',
    address: 'text',
    size: 'int',
    read_only: 'boolean',
    position: 'int',
  },
} as const;
type Table = keyof typeof columns;

/** Inserts rows, each with some of the columns; their ids may be given. */
export async function insertAll(db: Database, table: Table, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const of: Readonly<Record<string, string>> = columns[table];
  const names = sql.join(Object.keys(of).map((name) => sql.ref(name)));
  const types = sql.raw(
    Object.entries(of)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  );
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (${types})`.execute(db);
}

/** Values of a row as the query builder takes them. */
const asColumns = (table: Table, values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const of: Readonly<Record<string, string>> = columns[table];
      return [name, of[name] === 'jsonb' ? JSON.stringify(value) : value];
    }),
  );

/** Collects what a batch of items writes, so that few statements write it: new rows together, then the changes of known ones. */
export function batchWriter(db: Database, conferenceId: number) {
  const spare: Record<Kind, number[]> = { programme_session: [], talk: [], expert: [] };
  const made = { programme_session: [] as object[], talk: [] as object[], programme_role: [] as object[] };
  const materials: object[] = [];
  const newExperts = new Map<number, Expert>();
  const changes = new Map<number, ((expert: Expert) => Expert)[]>();
  const later: (() => Promise<unknown>)[] = [];

  async function nextId(kind: Kind): Promise<number> {
    if (spare[kind].length === 0) {
      const { rows } = await sql<{ id: number }>`
        select nextval(pg_get_serial_sequence(${kind}, 'id')) as id from generate_series(1, ${IDS})`.execute(db);
      spare[kind] = rows.map(({ id }) => Number(id));
    }
    return spare[kind].shift() ?? nextId(kind);
  }

  return {
    nextId,
    newExpert: (expert: Expert) => void newExperts.set(expert.id, expert),
    /** `change` is made of the expert as it is when it is written. */
    changeExpert: (expert: Expert, change: (expert: Expert) => Expert) => {
      if (newExperts.has(expert.id)) newExperts.set(expert.id, change(expert));
      else changes.set(expert.id, [...(changes.get(expert.id) ?? []), change]);
    },
    newItem: (
      table: ItemTable,
      id: number,
      values: object,
      { parts, materials: own }: { parts: readonly Part[]; materials: readonly StoredMaterial[] },
    ) => {
      made[table].push({ ...values, id, conference_id: conferenceId });
      for (const [position, { expert, role }] of parts.entries())
        made.programme_role.push({ expert_id: expert, role, position, [ownerOf(table)]: id });
      materials.push(...materialRows({ table, id, conferenceId }, own));
    },
    changeItem: (table: ItemTable, id: number, values: object) =>
      later.push(() =>
        db
          .updateTable(table as 'talk')
          .set({ ...asColumns(table, values), version: nextVersion } as never)
          .where('id', '=', id)
          .execute(),
      ),
    changeParts: (table: ItemTable, id: number, parts: readonly Part[]) =>
      later.push(() => setParts(db, ownerOf(table), id, parts)),
    later: (work: () => Promise<unknown>) => later.push(work),
    flush: async () => {
      await insertAll(
        db,
        'expert',
        [...newExperts.values()].map((expert) => expertRow(conferenceId, expert)),
      );
      await writeChanges(db, conferenceId, changes);
      for (const table of ['programme_session', 'talk', 'programme_role'] as const)
        await insertAll(db, table, made[table]);
      await insertAll(db, 'material', materials);
      for (const work of later) await work();
    },
  };
}
export type BatchWriter = ReturnType<typeof batchWriter>;

const readingOf = ({ name }: { name: Bilingual }) => nameReading(name.zh, name.en);

const expertRow = (conferenceId: number, { id, name, affiliation, biography, kept, ...expert }: Expert) => ({
  id,
  conference_id: conferenceId,
  name,
  affiliation,
  biography,
  kept,
  reading: readingOf({ ...expert, name }),
});

/** Changes experts as they are now: staff may have changed them since the batch was read. */
async function writeChanges(
  db: Database,
  conferenceId: number,
  changes: ReadonlyMap<number, ((expert: Expert) => Expert)[]>,
): Promise<void> {
  if (changes.size === 0) return;
  const rows = await db
    .selectFrom('expert')
    .select(expertColumns)
    .where('id', 'in', [...changes.keys()])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const row of rows) {
    const before = expertOf(conferenceId, row);
    const { name, biography, kept } = (changes.get(row.id) ?? []).reduce((one, change) => change(one), before);
    if (isDeepStrictEqual([name, biography, kept], [row.name, row.biography, row.kept])) continue;
    await db
      .updateTable('expert')
      .set({
        name: JSON.stringify(name),
        biography: JSON.stringify(biography),
        kept: JSON.stringify(kept),
        reading: readingOf({ name }),
        version: nextVersion,
      })
      .where('id', '=', row.id)
      .execute();
  }
}
