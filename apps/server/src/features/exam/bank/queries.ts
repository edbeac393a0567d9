import { sql } from 'kysely';
import type { ListedItem } from '@meetingapp/contract/exam/console.ts';
import type { ItemKind } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Candidate } from '@meetingapp/domain/exam/paper.ts';
import type { Database } from '../../../db/connection/database.ts';

/** The newest version of each item that was not removed. */
const newest = sql`
  select distinct on (item.id) item.code, version.* from exam_item as item
  join exam_item_version as version on version.item_id = item.id
  where item.removed_at is null`;

const MOST = 500;

interface BankFilter {
  societyId: number;
  words: string;
  topicId: number | null;
  kind: ItemKind | null;
  difficulty: number | null;
  unused: boolean;
}

/** Items of a society's bank that match, by code, at most 500, with the number of all that match. */
export async function bankItems(
  db: Database,
  { societyId, words, topicId, kind, difficulty, unused }: BankFilter,
): Promise<{ items: ListedItem[]; found: number }> {
  const pattern = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ListedItem & { found: number }>`
    with bank as (${newest} and item.society_id = ${societyId} order by item.id, version.number desc)
    select item_id::int as id, code, number, content -> 'stem' as stem, kind, topic_id::int as "topicId", difficulty,
      exists (select from exam_item_version as used where used.item_id = bank.item_id and used.used_at is not null) as used,
      used_at is not null as locked, bilingual, content ->> 'media' is not null or kind = 'spot' as pictured, (count(*) over ())::int as found
    from bank
    where (${topicId}::bigint is null or topic_id = ${topicId}) and (${kind}::text is null or kind = ${kind})
      and (${difficulty}::int is null or difficulty = ${difficulty})
      and (${words.trim()} = '' or code ilike ${pattern} or content -> 'stem' ->> 'zh' ilike ${pattern}
        or content -> 'stem' ->> 'en' ilike ${pattern})
      and (not ${unused}::boolean
        or not exists (select from exam_item_version as used where used.item_id = bank.item_id and used.used_at is not null))
    order by code, item_id limit ${MOST}`.execute(db);
  return { items: rows.map(({ found: _found, ...item }) => item), found: rows[0]?.found ?? 0 };
}

export async function countBank(db: Database, societyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('exam_item')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('society_id', '=', societyId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Topics of a society with their items. */
export async function topicsOf(db: Database, societyId: number) {
  const { rows } = await sql<{ id: number; name: Bilingual; count: number }>`
    with bank as (${newest} and item.society_id = ${societyId} order by item.id, version.number desc)
    select topic.id::int, topic.name, (select count(*)::int from bank where topic_id = topic.id) as count
    from exam_topic as topic where topic.society_id = ${societyId} order by topic.id`.execute(db);
  return rows;
}

/** What papers may be drawn from: the newest version of each item. */
export async function candidatesOf(db: Database, societyId: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with bank as (${newest} and item.society_id = ${societyId} order by item.id, version.number desc)
    select id::int, item_id::int as "itemId", topic_id::int as "topicId", kind, difficulty from bank order by item_id`.execute(
    db,
  );
  return rows;
}

export const findItem = (db: Database, societyId: number, itemId: number) =>
  db
    .selectFrom('exam_item')
    .selectAll()
    .where('id', '=', itemId)
    .where('society_id', '=', societyId)
    .executeTakeFirst();

/** Versions of an item, newest first. */
export const versionsOf = (db: Database, itemId: number) =>
  db
    .selectFrom('exam_item_version')
    .leftJoin('staff_member', 'staff_member.id', 'exam_item_version.created_by')
    .selectAll('exam_item_version')
    .select('staff_member.name as by')
    .where('item_id', '=', itemId)
    .orderBy('number', 'desc')
    .execute();
