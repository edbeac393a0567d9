import { isBilingual } from '@meetingapp/domain/exam/check-item.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { rowRefused } from '../../../db/outcome.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import {
  type AppliedLine,
  type DoneLine,
  type ImportPlace,
  type SheetLine,
  unwritten,
} from '../../../jobs/import-kind.ts';
import { lockedVersions, societyOf, type BankVersion } from './queries.ts';
import { itemPlanner, type SheetItemInput } from './queries-sheet.ts';

type Kept = Pick<BankVersion, 'topicId' | 'difficulty' | 'source' | 'content'>;

/** What a row did. */
export interface DoneItem {
  id: number;
  /** Number of the version that it made or changed, and when that was saved. */
  number: number;
  at: string;
  /** The item before; null: the row added it. */
  before: (Kept & { number: number; removed: boolean }) | null;
}

/** Writes rows as announced, in few statements; a row is refused when its item has come about or changed since. */
export async function applyItems(
  transaction: DatabaseTransaction,
  place: ImportPlace,
  lines: readonly (SheetLine & { fate: string })[],
): Promise<AppliedLine[]> {
  const { plan, societyId } = await itemPlanner(transaction, place);
  const first = await plan(lines);
  const locked = await lockedVersions(
    transaction,
    societyId,
    first.flatMap(({ before }) => before?.id ?? []),
  );
  // Planned again under the locks: somebody may have saved one of the items in between.
  const planned = locked.size === 0 ? first : await plan(lines);
  const at = place.now.toISOString();
  const wanted = planned.map((row, index) =>
    row.item && row.fate === lines[index]?.fate ? { ...row, item: row.item } : null,
  );
  const added = await addItems(
    transaction,
    societyId,
    wanted.flatMap((row) => (row && !row.before ? [row.item] : [])),
  );
  const writes: Write[] = [];
  const outcomes = planned.map((row, index): AppliedLine => {
    const left = unwritten(row);
    if (left) return left;
    const item = wanted[index]?.item;
    const { before } = row;
    const id = before?.id ?? added.get(row.code);
    if (!item || id === undefined) return { refusal: rowRefused('changed_meanwhile') };
    const number = before ? before.number + (before.used ? 1 : 0) : 1;
    writes.push({ id, number, item });
    const done: DoneItem = { id, number, at, before: before ? keptOf(before) : null };
    return { refusal: null, done };
  });
  await saveVersions(transaction, writes, { staffId: place.staffId, at });
  return outcomes;
}

const keptOf = ({
  number,
  removed,
  topicId,
  difficulty,
  source,
  content,
}: BankVersion): NonNullable<DoneItem['before']> => ({
  number,
  removed,
  topicId,
  difficulty,
  source,
  content,
});

/** Returns the id of each item that was added; a code that somebody else has just used is left out. */
async function addItems(
  transaction: DatabaseTransaction,
  societyId: number,
  items: readonly SheetItemInput[],
): Promise<ReadonlyMap<string, number>> {
  // Numbered as in the file, and added in the order of their codes, so that two imports of the same items cannot wait for each other.
  const { rows } = await sql<{ id: number; code: string }>`
    with one as materialized (
      select code, nextval(pg_get_serial_sequence('exam_item', 'id')) as id
      from (select * from unnest(${items.map(({ code }) => code)}::text[]) with ordinality as wanted (code, place)
        order by place) as wanted)
    insert into exam_item (id, society_id, code) overriding system value
    select id, ${societyId}, code from one order by code collate "C"
    on conflict (society_id, code) do nothing
    returning id::int, code`.execute(transaction);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

interface Write {
  id: number;
  number: number;
  item: Kept;
}

/** Makes versions, or changes those that no exam uses; their items are in the bank. */
async function saveVersions(
  transaction: DatabaseTransaction,
  writes: readonly Write[],
  { staffId, at }: { staffId: number; at: string },
): Promise<void> {
  if (writes.length === 0) return;
  const records = writes.map(({ id, number, item }) => ({
    id,
    number,
    topic: item.topicId,
    kind: item.content.question.kind,
    difficulty: item.difficulty,
    source: item.source,
    bilingual: isBilingual(item.content),
    content: item.content,
  }));
  await sql`
    insert into exam_item_version as version
      (item_id, number, topic_id, kind, difficulty, source, bilingual, content, created_by, created_at)
    select id, number, topic, kind, difficulty, source, bilingual, content, ${staffId}, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as one (id bigint, number int, topic bigint, kind text,
      difficulty int, source text, bilingual boolean, content jsonb)
    on conflict (item_id, number) do update set topic_id = excluded.topic_id, kind = excluded.kind,
      difficulty = excluded.difficulty, source = excluded.source, bilingual = excluded.bilingual,
      content = excluded.content, created_by = excluded.created_by, created_at = excluded.created_at`.execute(
    transaction,
  );
  await sql`update exam_item set removed_at = null
    where id = any(${writes.map(({ id }) => id)}::bigint[]) and removed_at is not null`.execute(transaction);
}

/**
 * Undoes rows: added items and versions are removed, changed versions are as before. An item that was changed since, or whose version an
 * exam uses, stays.
 */
export async function undoItems(
  transaction: DatabaseTransaction,
  { conferenceId, staffId, now }: ImportPlace,
  lines: readonly DoneLine[],
): Promise<(TaskRefusal | null)[]> {
  const societyId = await societyOf(transaction, conferenceId);
  const wishes = lines.map(({ done }) => done as unknown as DoneItem);
  const locked = await lockedVersions(
    transaction,
    societyId,
    wishes.map(({ id }) => id),
  );
  const undone = wishes.filter(({ id, number, at }) => {
    const last = locked.get(id);
    return last && !last.used && last.number === number && last.savedAt === at && !last.removed;
  });
  const made = undone.filter(({ number, before }) => before === null || before.number < number);
  await sql`delete from exam_item_version as version using unnest(${made.map(({ id }) => id)}::bigint[], ${made.map(({ number }) => number)}::int[])
    as one (id, number) where version.item_id = one.id and version.number = one.number`.execute(transaction);
  const gone = undone.flatMap(({ id, before }) => (before === null ? [id] : []));
  await sql`delete from exam_item where id = any(${gone}::bigint[])`.execute(transaction);
  await saveVersions(
    transaction,
    undone.flatMap(({ id, number, before }) => (before?.number === number ? [{ id, number, item: before }] : [])),
    { staffId, at: now.toISOString() },
  );
  const removed = undone.flatMap(({ id, before }) => (before?.removed ? [id] : []));
  await sql`update exam_item set removed_at = ${now.toISOString()}::timestamptz
    where id = any(${removed}::bigint[])`.execute(transaction);
  const done = new Set(undone);
  return wishes.map((wish) => (done.has(wish) ? null : rowRefused('import_touched')));
}
