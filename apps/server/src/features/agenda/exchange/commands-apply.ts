import { isDeepStrictEqual } from 'node:util';
import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import {
  partlyBilingual,
  type ImportItem,
  type ImportNote,
  type ItemFault,
} from '@meetingapp/domain/agenda/exchange/import-item.ts';
import { merged, mergedRich, type Merging } from '@meetingapp/domain/agenda/exchange/merge-text.ts';
import type { StoredState } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import { bothAsText } from '@meetingapp/domain/plain-text.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { ImportedItem } from '../../../db/schema/json-shapes.ts';
import { namedRow } from './commands-apply-named.ts';
import { importPeople, resolvePeople, type ResolvedPeople } from './commands-apply-people.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { setParts } from '../draft/commands-parts.ts';
import { partsOfItem } from '../draft/queries.ts';

export interface Bringing {
  conferenceId: number;
  /** Stored state of rooms, by name. */
  rooms: Record<string, StoredState>;
  /** Stored state of tracks, by name. */
  tracks: Record<string, StoredState>;
  /** The product's origin; recognizes a file that this product wrote. */
  origin: string;
  merging: Merging;
  /** Numbers of people that this import created; the dry run's are of nobody afterwards, so texts leave them out. */
  fresh: Set<number>;
}

type Brought =
  | {
      ok: true;
      fate: Exclude<ImportRowOutcome, 'wrong'>;
      table: ImportedItem['table'];
      id: number;
      notes: ImportNote[];
    }
  | { ok: false; fault: ItemFault };
const json = (value: unknown) => JSON.stringify(value);

/** Writes an item of a file as a session or talk; an existing one with its guid is updated. Idempotent. */
export async function importItem(db: Database, item: ImportItem, bringing: Bringing): Promise<Brought> {
  const { conferenceId } = bringing;
  // Serializes concurrent imports, so that halls and people are created once.
  await db.selectFrom('conference').select('id').where('id', '=', conferenceId).forNoKeyUpdate().execute();
  const talk = item.item === 'session' ? undefined : await byGuid(db, 'talk', conferenceId, item.guid);
  if (item.item === 'talk' || talk) return bringTalk(db, item, talk, bringing);
  return bringSession(db, item, bringing);
}

const byGuid = <Table extends 'talk' | 'programme_session'>(
  db: Database,
  table: Table,
  conferenceId: number,
  guid: string | null,
) =>
  db
    .selectFrom(table as 'talk')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('guid', '=', guid ?? '')
    .executeTakeFirst();

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * What the file says and no column holds. `shown` is the text as it came, which later shows whether it was changed here. A file whose
 * format cannot hold all of it leaves the rest as it is stored; address and language that this app wrote itself are not stored.
 */
function keptOf(
  known: { kept: StoredState } | undefined,
  item: ImportItem,
  text: { zh: string; en: string },
  { origin, merging }: Bringing,
): StoredState {
  const before = known?.kept ?? {};
  if (item.kept === null) return before;
  const { url, language, ...rest } = item.kept;
  const own = typeof url === 'string' && url.startsWith(`${origin}/`);
  const said = {
    ...rest,
    ...(own || url === undefined ? {} : { url }),
    ...(language === undefined || (known && before['language'] === undefined) ? {} : { language }),
  };
  const filled = Object.entries(said).filter(([key, value]) => !(isEmpty(value) && isEmpty(before[key])));
  const merge = merging.whole ? said : { ...before, ...Object.fromEntries(filled) };
  return { ...merge, shown: [text.zh, text.en] };
}

/** Outcome of a row: `change` when visible values or the data kept from an earlier import differ. */
function fateOf(
  before: object | undefined,
  after: object,
  keptBefore: StoredState,
  kept: StoredState,
  more: boolean,
): Exclude<ImportRowOutcome, 'wrong'> {
  if (!before) return 'new';
  const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));
  const another = Object.keys(keptBefore).length > 0 && !isDeepStrictEqual(plain(keptBefore), plain(kept));
  return more || another || !isDeepStrictEqual(plain(before), plain(after)) ? 'change' : 'same';
}

async function bringSession(db: Database, item: ImportItem, bringing: Bringing): Promise<Brought> {
  const { conferenceId, rooms, tracks, merging } = bringing;
  const known = await db
    .selectFrom('programme_session')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .where('guid', '=', item.guid ?? '')
    .executeTakeFirst();
  const before = await resolved(db, 'session_id', known?.id, item, bringing);
  if (!before.ok) return before;
  const notes: ImportNote[] = [];
  const place = { table: 'hall', conferenceId, kept: rooms, notes } as const;
  const hall = await namedRow(db, item.hall, { ...place, prefer: known?.hall_id ? [known.hall_id] : [] });
  const had = known?.topics.map(Number) ?? [];
  const named: number[] = [];
  for (const topic of item.topics) {
    // Of several topics of one name those that the session has already, each once.
    const prefer = had.filter((one) => !named.includes(one));
    const id = await namedRow(db, partlyBilingual(topic), { ...place, table: 'topic', kept: tracks, prefer });
    if (id !== null && !named.includes(id)) named.push(id);
  }
  // A schedule file has one track per event: the further topics are not lost when it is imported again.
  const topics = item.item === 'event' && had[0] === named[0] ? had : named;
  const introduction = mergedRich(known?.introduction, item.text, merging);
  const values = {
    hall_id: hall,
    kind: item.kind,
    title: merged(known?.title, item.title, merging),
    introduction,
    sponsor: merged(known?.sponsor, item.sponsor, merging),
    starts_at: new Date(item.from ?? 0),
    ends_at: new Date(item.to ?? 0),
    topics,
  };
  const kept = keptOf(known, item, bothAsText(introduction), bringing);
  const shown = known && { ...values, ...pick(known), topics: had };
  const rows = {
    ...values,
    title: json(values.title),
    introduction: json(introduction),
    sponsor: json(values.sponsor),
    kept: json(kept),
  };
  const id =
    known?.id ??
    (
      await db
        .insertInto('programme_session')
        .values({ ...rows, conference_id: conferenceId, guid: item.guid ?? sql<string>`gen_random_uuid()` })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const more = await bringRest(db, 'session_id', id, { item, people: before.resolved, bringing, notes });
  const fate = fateOf(shown, values, known?.kept ?? {}, kept, more);
  if (known && fate === 'change')
    await db
      .updateTable('programme_session')
      .set({ ...rows, version: nextVersion })
      .where('id', '=', id)
      .execute();
  return { ok: true, fate, table: 'programme_session', id, notes };
}

const pick = (row: {
  hall_id: number | null;
  kind: string;
  title: object;
  introduction: object;
  sponsor: object;
  starts_at: Date;
  ends_at: Date;
}) => ({
  hall_id: row.hall_id,
  kind: row.kind,
  title: row.title,
  introduction: row.introduction,
  sponsor: row.sponsor,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
});

async function bringTalk(
  db: Database,
  item: ImportItem,
  found: { id: number } | undefined,
  bringing: Bringing,
): Promise<Brought> {
  const { conferenceId, merging } = bringing;
  const known = found && (await db.selectFrom('talk').selectAll().where('id', '=', found.id).executeTakeFirst());
  let session = known?.session_id ?? null;
  if (item.item === 'talk') {
    const row = item.under === null ? undefined : await byGuid(db, 'programme_session', conferenceId, item.under);
    if (!row) return { ok: false, fault: { field: 'sessionId', reason: 'session_above' } };
    session = row.id;
  }
  const before = await resolved(db, 'talk_id', known?.id, item, bringing);
  if (!before.ok) return before;
  const abstract = merged(known?.abstract, item.text, merging);
  const values = {
    session_id: session,
    title: merged(known?.title, item.title, merging),
    abstract,
    starts_at: session === null || item.from === null ? null : new Date(item.from),
    minutes: item.minutes,
  };
  const kept = keptOf(known, item, abstract, bringing);
  const shown = known && {
    session_id: known.session_id,
    title: known.title,
    abstract: known.abstract,
    starts_at: known.starts_at,
    minutes: known.minutes,
  };
  const rows = { ...values, title: json(values.title), abstract: json(abstract), kept: json(kept) };
  const id =
    known?.id ??
    (
      await db
        .insertInto('talk')
        .values({
          ...rows,
          conference_id: conferenceId,
          guid: item.guid ?? sql<string>`gen_random_uuid()`,
          position: sql<number>`(select coalesce(max(position), 0) + 1 from talk where session_id = ${session})`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const notes: ImportNote[] = [];
  const more = await bringRest(db, 'talk_id', id, { item, people: before.resolved, bringing, notes });
  const fate = fateOf(shown, values, known?.kept ?? {}, kept, more);
  if (known && fate === 'change')
    await db
      .updateTable('talk')
      .set({ ...rows, version: nextVersion })
      .where('id', '=', id)
      .execute();
  return { ok: true, fate, table: 'talk', id, notes };
}

type Owner = 'session_id' | 'talk_id';

/** Who the people of an item are; nothing is written before this is known. */
async function resolved(
  db: Database,
  column: Owner,
  id: number | undefined,
  item: ImportItem,
  { conferenceId, fresh }: Bringing,
) {
  const before = id === undefined ? [] : await partsOfItem(db, column, id);
  return resolvePeople(db, conferenceId, item.people, before, fresh);
}

interface Rest {
  item: ImportItem;
  people: ResolvedPeople;
  bringing: Bringing;
  notes: ImportNote[];
}

/** Writes people and materials; true when any of them changed. */
async function bringRest(db: Database, column: Owner, id: number, rest: Rest): Promise<boolean> {
  const { item, people, bringing, notes } = rest;
  const parts = await importPeople(db, people, { ...bringing, notes });
  const changed = !isDeepStrictEqual(people.before, parts);
  if (changed) await setParts(db, column, id, parts);
  return (await bringMaterials(db, column, id, item, bringing)) || changed;
}

/** Exactly those of the file, in its order. */
async function bringMaterials(
  db: Database,
  column: 'session_id' | 'talk_id',
  id: number,
  { materials }: ImportItem,
  { conferenceId, origin, merging }: Bringing,
): Promise<boolean> {
  if (materials === null) return false;
  const there = await db
    .selectFrom('material')
    .select(['id', 'address', 'position'])
    .where(column, '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const wanted = materials.map(({ address, title }) => ({
    address: address.startsWith(`${origin}/`) ? address.slice(origin.length) : address,
    title,
  }));
  if (
    isDeepStrictEqual(
      there.map(({ address }) => address),
      wanted.map(({ address }) => address),
    )
  )
    return false;
  const gone = there.filter(({ address }) => !wanted.some((want) => want.address === address)).map((row) => row.id);
  if (gone.length > 0) await db.deleteFrom('material').where('id', 'in', gone).execute();
  for (const [position, { address, title }] of wanted.entries()) {
    const known = there.find((row) => row.address === address);
    if (known) await db.updateTable('material').set({ position }).where('id', '=', known.id).execute();
    else
      await db
        .insertInto('material')
        .values({
          conference_id: conferenceId,
          [column]: id,
          title: json(merged(undefined, partlyBilingual(title), merging)),
          address,
          position,
        } as never)
        .execute();
  }
  return true;
}
