import { randomUUID } from 'node:crypto';
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
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { ImportedItem } from '../../../db/schema/json-shapes.ts';
import { namedRow } from './commands-apply-named.ts';
import { importPeople, resolvePeople, type ResolvedPeople } from './commands-apply-people.ts';
import { batchWriter, type BatchWriter } from './commands-batch.ts';
import { sameAddresses, setMaterials } from './commands-materials.ts';
import { readBatch, type Batch, type StoredItem, type StoredMaterial } from './queries-batch.ts';

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
      before: ImportedItem['before'];
      notes: ImportNote[];
    }
  | { ok: false; fault: ItemFault };

interface Batching extends Bringing {
  db: Database;
  batch: Batch;
  writer: BatchWriter;
}

/**
 * Writes items of a file as sessions and talks, in their order; an existing one with an item's guid is updated. A refused item writes
 * nothing. Idempotent.
 */
export async function importItems(
  db: DatabaseTransaction,
  items: readonly ImportItem[],
  bringing: Bringing,
): Promise<Brought[]> {
  const { conferenceId } = bringing;
  const batch = await readBatch(db, conferenceId, items);
  const writer = batchWriter(db, conferenceId);
  const brought: Brought[] = [];
  for (const item of items) brought.push(await importItem(item, { ...bringing, db, batch, writer }));
  await writer.flush();
  return brought;
}

async function importItem(item: ImportItem, batching: Batching): Promise<Brought> {
  const talk = item.item === 'session' ? undefined : batching.batch.talks.get(item.guid ?? '');
  if (item.item === 'talk' || talk) return bringTalk(item, talk, batching);
  return bringSession(item, batching);
}

const beforeOf = (known: StoredItem<ImportedItem['table']> | undefined): ImportedItem['before'] =>
  known
    ? { row: known.row.whole, parts: known.parts, materials: known.materials.map(({ id: _id, ...one }) => one) }
    : null;

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

async function bringSession(item: ImportItem, batching: Batching): Promise<Brought> {
  const { conferenceId, rooms, tracks, merging, db, batch } = batching;
  const found = batch.sessions.get(item.guid ?? '');
  const known = found?.row;
  const people = resolvePeople(batch.people, item.people, found?.parts ?? [], batching.fresh);
  if (!people.ok) return people;
  const notes: ImportNote[] = [];
  const place = { table: 'hall', conferenceId, kept: rooms, notes, there: batch.hall } as const;
  const hall = await namedRow(db, item.hall, { ...place, prefer: known?.hall_id ? [known.hall_id] : [] });
  const had = known?.topics.map(Number) ?? [];
  const named: number[] = [];
  for (const topic of item.topics) {
    // Of several topics of one name those that the session has already, each once.
    const prefer = had.filter((one) => !named.includes(one));
    const about = { ...place, table: 'topic', kept: tracks, there: batch.topic, prefer } as const;
    const id = await namedRow(db, partlyBilingual(topic), about);
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
  const kept = keptOf(known, item, bothAsText(introduction), batching);
  const shown = known && { ...values, ...pick(known), topics: had };
  return write('programme_session', found, { item, people: people.resolved, shown, values, kept, notes }, batching);
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
  item: ImportItem,
  found: StoredItem<'talk'> | undefined,
  batching: Batching,
): Promise<Brought> {
  const { merging, batch } = batching;
  const known = found?.row;
  let session = known?.session_id ?? null;
  if (item.item === 'talk') {
    const above = batch.sessionIds.get(item.under ?? '');
    if (above === undefined) return { ok: false, fault: { field: 'sessionId', reason: 'session_above' } };
    session = above;
  }
  const people = resolvePeople(batch.people, item.people, found?.parts ?? [], batching.fresh);
  if (!people.ok) return people;
  const abstract = merged(known?.abstract, item.text, merging);
  const values = {
    session_id: session,
    title: merged(known?.title, item.title, merging),
    abstract,
    starts_at: session === null || item.from === null ? null : new Date(item.from),
    minutes: item.minutes,
  };
  const kept = keptOf(known, item, abstract, batching);
  const shown = known && {
    session_id: known.session_id,
    title: known.title,
    abstract: known.abstract,
    starts_at: known.starts_at,
    minutes: known.minutes,
  };
  return write('talk', found, { item, people: people.resolved, shown, values, kept, notes: [] }, batching);
}

interface Said {
  item: ImportItem;
  people: ResolvedPeople;
  /** The values before; undefined: the item is new. */
  shown: object | undefined;
  values: object;
  kept: StoredState;
  notes: ImportNote[];
}

/** Writes the values, people and materials of an item. */
async function write(
  table: ImportedItem['table'],
  known: StoredItem<ImportedItem['table']> | undefined,
  { item, people, shown, values, kept, notes }: Said,
  batching: Batching,
): Promise<Brought> {
  const { batch, writer, db, conferenceId } = batching;
  const parts = await importPeople(people, { ...batching, notes, index: batch.people });
  const materials = materialsOf(item, batching);
  if (!known) {
    const id = await writer.nextId(table);
    const guid = item.guid ?? randomUUID();
    const row = { ...values, kept, guid, ...(table === 'talk' ? { position: nextPosition(batch, values) } : {}) };
    writer.newItem(table, id, row, { parts, materials: materials ?? [] });
    // A talk below it in the file goes into it.
    if (table === 'programme_session') batch.sessionIds.set(guid, id);
    return { ok: true, fate: 'new', table, id, before: null, notes };
  }
  const { id } = known.row;
  const otherPeople = !isDeepStrictEqual(people.before, parts);
  if (otherPeople) writer.changeParts(table, id, parts);
  const otherMaterials = materials !== null && !sameAddresses(known.materials, materials);
  if (otherMaterials) writer.later(() => setMaterials(db, { table, id, conferenceId }, known.materials, materials));
  const fate = fateOf(shown, values, known.row.kept, kept, otherPeople || otherMaterials);
  if (fate === 'change') writer.changeItem(table, id, { ...values, kept });
  return { ok: true, fate, table, id, before: beforeOf(known), notes };
}

/** After the talks that the session has; the only one when it has no session. */
function nextPosition({ positions }: Batch, { session_id: session }: { session_id?: number | null }): number {
  if (session === null || session === undefined) return 1;
  const position = (positions.get(session) ?? 0) + 1;
  positions.set(session, position);
  return position;
}

/** Exactly those of the file, in its order; null: the file says nothing of them. */
const materialsOf = ({ materials }: ImportItem, { origin, merging }: Bringing): StoredMaterial[] | null =>
  materials &&
  materials.map(({ address, title }) => ({
    address: address.startsWith(`${origin}/`) ? address.slice(origin.length) : address,
    title: merged(undefined, partlyBilingual(title), merging),
    size: null,
  }));
