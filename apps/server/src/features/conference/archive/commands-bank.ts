import { createHash } from 'node:crypto';
import type { ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { Catalog } from './queries-catalog.ts';
import { tablesOf } from './queries-plan.ts';
import type { ArchiveRow } from './queries-rows.ts';
import type { OpenArchive } from './reader.ts';
import { FILE_KEY, fileEntry } from './reader-manifest.ts';
import { checkedRows } from './reader-rows.ts';

/** What the item bank of the society has already. */
export interface KnownBank {
  /** The rows here, by table and id in the archive; they are not written again. */
  known: ReadonlyMap<string, ReadonlyMap<unknown, number>>;
  /** Codes of items whose own code another item of the bank has. */
  codes: ReadonlyMap<unknown, string>;
}

interface Bank {
  archive: OpenArchive;
  scope: ArchiveScope;
  societyId: number;
  /** Files of this installation. */
  stored: FileStore;
}

interface Version {
  id: number;
  item_id: number;
  number: number;
  kind: string;
  difficulty: number;
  topic: string;
  content: string;
}

/**
 * Finds topics by their name, and items by code and all their versions: a society that imports a second conference gets its questions once.
 * An item with the code of another one gets a new code.
 */
export async function findBank(transaction: DatabaseTransaction, bank: Bank, catalog: Catalog): Promise<KnownBank> {
  const { archive, societyId } = bank;
  const topics = await allRows('exam_topic');
  const items = await allRows('exam_item');
  const versions = await allRows('exam_item_version');
  const topicsHere = await sql<{ id: number; name: string }>`
    select min(id) as id, name::text as name from exam_topic where society_id = ${societyId} group by name`.execute(
    transaction,
  );
  const named = new Map(topicsHere.rows.map(({ id, name }) => [canonical(JSON.parse(name)), Number(id)]));
  const topicNames = new Map(topics.map((row) => [row['id'], canonical(row['name'])]));
  const itemsHere = await sql<{ id: number; code: string }>`
    select id, code from exam_item where society_id = ${societyId}
      and code in (select jsonb_array_elements_text(${JSON.stringify(items.map((row) => row['code']).filter((code) => !String(code).includes('\0')))}::jsonb))`.execute(
    transaction,
  );
  const here = new Map(itemsHere.rows.map(({ id, code }) => [code, Number(id)]));
  const versionsHere = await sql<Version>`
    select exam_item_version.id, item_id, number, kind, difficulty, exam_topic.name::text as topic, content::text as content
    from exam_item_version join exam_topic on exam_topic.id = topic_id
    where item_id = any (${[...here.values()]}::bigint[])`.execute(transaction);
  const byItem = groupBy(versions, (row) => row['item_id']);
  const placeOf = (item: number, number: unknown) => `${item} ${String(number)}`;
  const byPlace = new Map(versionsHere.rows.map((one) => [placeOf(Number(one.item_id), one.number), one]));
  const knownItems = new Map<unknown, number>();
  const knownVersions = new Map<unknown, number>();
  const codes = new Map<unknown, string>();
  const wished = new Set(items.map((row) => String(row['code'])));
  for (const item of items) {
    const id = here.get(String(item['code']));
    if (id === undefined) continue;
    const pairs = new Map<unknown, number>();
    const own = byItem.get(item['id']) ?? [];
    for (const row of own) {
      const there = byPlace.get(placeOf(id, row['number']));
      if (there && (await isSame(bank, { ...row, topic: topicNames.get(row['topic_id']) }, there)))
        pairs.set(row['id'], Number(there.id));
    }
    if (pairs.size < own.length) {
      const code = await freeCode(transaction, societyId, String(item['code']), wished);
      codes.set(item['id'], code);
      wished.add(code);
    } else {
      knownItems.set(item['id'], id);
      for (const [old, version] of pairs) knownVersions.set(old, version);
    }
  }
  const knownTopics = new Map<unknown, number>();
  for (const row of topics) {
    const id = named.get(canonical(row['name']));
    if (id !== undefined) knownTopics.set(row['id'], id);
  }
  return {
    known: new Map([
      ['exam_topic', knownTopics],
      ['exam_item', knownItems],
      ['exam_item_version', knownVersions],
    ]),
    codes,
  };

  async function allRows(table: string): Promise<ArchiveRow[]> {
    const rows: ArchiveRow[] = [];
    const plan = tablesOf(bank.scope).find((one) => one.table === table);
    if (plan) for await (const { row } of checkedRows(archive, plan, catalog)) rows.push(row);
    return rows;
  }
}

/** JSON with the names of each object in one order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([name], [other]) => (name < other ? -1 : 1)))
      : one,
  );

/** True when question, marks and pictures are the same. */
async function isSame({ archive, stored }: Bank, row: ArchiveRow, there: Version): Promise<boolean> {
  const mine = canonical(row['content']);
  const other = canonical(JSON.parse(there.content));
  if (mine.replaceAll(FILE_KEY, '') !== other.replaceAll(FILE_KEY, '')) return false;
  if (row['kind'] !== there.kind || row['difficulty'] !== there.difficulty) return false;
  if (row['topic'] !== canonical(JSON.parse(there.topic))) return false;
  const keys = mine.match(FILE_KEY) ?? [];
  const keysHere = other.match(FILE_KEY) ?? [];
  for (const [at, key] of keys.entries()) {
    const said = archive.manifest.entries.find(({ name }) => name === fileEntry(key));
    if (!said || said.sha256 !== (await hashOf(stored, keysHere[at] ?? ''))) return false;
  }
  return true;
}

async function hashOf(stored: FileStore, key: string): Promise<string | null> {
  const file = await stored.read(key);
  if (!file.ok) return null;
  const hash = createHash('sha256');
  for await (const chunk of file.stream as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

async function freeCode(
  transaction: DatabaseTransaction,
  societyId: number,
  code: string,
  used: ReadonlySet<string>,
): Promise<string> {
  for (let number = 2; ; number += 1) {
    const wished = `${code}-${number}`;
    if (used.has(wished)) continue;
    const taken = await transaction
      .selectFrom('exam_item')
      .select('id')
      .where('society_id', '=', societyId)
      .where('code', '=', wished)
      .executeTakeFirst();
    if (!taken) return wished;
  }
}
