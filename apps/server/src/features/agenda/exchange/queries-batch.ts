import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { KnownPerson } from '@meetingapp/domain/agenda/exchange/find-person.ts';
import type { ImportItem } from '@meetingapp/domain/agenda/exchange/import-item.ts';
import { personIndex, type PersonIndex } from '@meetingapp/domain/agenda/exchange/person-index.ts';
import type { StoredState } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { ImportedItem } from '../../../db/schema/json-shapes.ts';
import type { PartRow } from '../draft/queries.ts';
import { expertGuid } from '../release/writer-exchange.ts';

export type ItemTable = ImportedItem['table'];
export type StoredMaterial = NonNullable<ImportedItem['before']>['materials'][number];

/** The column of a role or material that names its session or talk. */
export const ownerOf = (table: ItemTable) => (table === 'talk' ? 'talk_id' : 'session_id');

export type Expert = KnownPerson & { biography: Bilingual };

/** An expert of the conference; the guid is computed when it is asked for. */
export const expertOf = (conferenceId: number, row: Omit<Expert, 'guid'>): Expert => ({
  ...row,
  get guid() {
    return expertGuid(conferenceId, this.id, this.kept);
  },
});

export const expertColumns = ['id', 'name', 'affiliation', 'biography', 'kept'] as const;

export interface NamedRow {
  id: number;
  name: Bilingual;
}

/** What is stored of all that a batch of items names, as it is and as the items before it in the batch will leave it. */
export interface Batch {
  /** By guid. */
  sessions: Map<string, StoredItem<'programme_session'>>;
  talks: Map<string, StoredItem<'talk'>>;
  /** By guid, with those that the batch makes. */
  sessionIds: Map<string, number>;
  people: PersonIndex<Expert>;
  hall: NamedRow[];
  topic: NamedRow[];
  /** The highest position of a session's talks, by session. */
  positions: Map<number, number>;
}

const storedItems = <Table extends ItemTable>(
  db: Database,
  table: Table,
  conferenceId: number,
  guids: readonly string[],
) =>
  db
    .selectFrom(table as 'talk')
    .selectAll()
    .select(sql<Record<string, unknown>>`to_jsonb(${sql.table(table)})`.as('whole'))
    .where('conference_id', '=', conferenceId)
    .where(sql<boolean>`guid = any (${[...guids]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute() as unknown as Promise<ItemRow<Table>[]>;

interface ItemRows {
  programme_session: {
    hall_id: number | null;
    kind: string;
    introduction: Bilingual;
    sponsor: Bilingual;
    starts_at: Date;
    ends_at: Date;
    topics: (number | string)[];
  };
  talk: {
    session_id: number | null;
    abstract: Bilingual;
    starts_at: Date | null;
    minutes: number;
    position: number;
  };
}
type ItemRow<Table extends ItemTable> = ItemRows[Table] & {
  id: number;
  guid: string;
  title: Bilingual;
  version: number;
  kept: StoredState;
  whole: Record<string, unknown>;
};

export interface StoredItem<Table extends ItemTable> {
  row: ItemRow<Table>;
  parts: PartRow[];
  materials: (StoredMaterial & { id: number })[];
}

/** The roles in sessions or talks, in order, by session or talk. */
export async function partsOfItems(db: Database, table: ItemTable, ids: readonly number[]) {
  const owner = ownerOf(table);
  const rows = await db
    .selectFrom('programme_role')
    .select(['expert_id', 'role', `${owner} as owner`])
    .where(sql<boolean>`${sql.ref(owner)} = any (${[...ids]}::bigint[])`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return groupBy(
    rows,
    (row) => row.owner ?? 0,
    ({ expert_id, role }): PartRow => ({ expert: expert_id, role: role as PartRow['role'] }),
  );
}

/** The materials of sessions or talks, in order, by session or talk. */
export async function materialsOfItems(db: Database, table: ItemTable, ids: readonly number[]) {
  const owner = ownerOf(table);
  const rows = await db
    .selectFrom('material')
    .select(['id', 'title', 'address', 'size', 'read_only', `${owner} as owner`])
    .where(sql<boolean>`${sql.ref(owner)} = any (${[...ids]}::bigint[])`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return groupBy(
    rows,
    (row) => row.owner ?? 0,
    ({ owner: _owner, ...row }): StoredMaterial & { id: number } => row,
  );
}

async function itemsByGuid<Table extends ItemTable>(
  db: Database,
  table: Table,
  conferenceId: number,
  guids: readonly string[],
): Promise<Map<string, StoredItem<Table>>> {
  const rows = guids.length === 0 ? [] : await storedItems(db, table, conferenceId, guids);
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const [parts, materials] = [await partsOfItems(db, table, ids), await materialsOfItems(db, table, ids)];
  return new Map(
    rows.map((row) => [row.guid, { row, parts: parts.get(row.id) ?? [], materials: materials.get(row.id) ?? [] }]),
  );
}

const named = (db: Database, table: 'hall' | 'topic', conferenceId: number) =>
  db.selectFrom(table).select(['id', 'name']).where('conference_id', '=', conferenceId).orderBy('id').execute();

/** Reads and locks what a batch of items names. Only one import of a conference goes on at a time, so that people and halls are made once. */
export async function readBatch(db: Database, conferenceId: number, items: readonly ImportItem[]): Promise<Batch> {
  await db.selectFrom('conference').select('id').where('id', '=', conferenceId).forNoKeyUpdate().execute();
  const guids = [...new Set(items.flatMap(({ guid, under }) => [guid ?? [], under ?? []].flat()))];
  const sessions = await itemsByGuid(db, 'programme_session', conferenceId, guids);
  const talks = await itemsByGuid(db, 'talk', conferenceId, guids);
  const experts = items.some(({ people }) => people.length > 0)
    ? await db
        .selectFrom('expert')
        .select(expertColumns)
        .where('conference_id', '=', conferenceId)
        .orderBy('id')
        .execute()
    : [];
  const positions = await db
    .selectFrom('talk')
    .select((select) => ['session_id', select.fn.max('position').as('position')])
    .where(sql<boolean>`session_id = any (${[...sessions.values()].map(({ row }) => row.id)}::bigint[])`)
    .groupBy('session_id')
    .execute();
  return {
    sessions,
    talks,
    sessionIds: new Map([...sessions].map(([guid, { row }]) => [guid, row.id])),
    people: personIndex(experts.map((row) => expertOf(conferenceId, row))),
    hall: await named(db, 'hall', conferenceId),
    topic: await named(db, 'topic', conferenceId),
    positions: new Map(positions.map(({ session_id, position }) => [session_id ?? 0, position])),
  };
}
