import { sql, type RawBuilder } from 'kysely';
import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';

export interface BankVersion {
  id: number;
  code: string;
  versionId: number;
  number: number;
  /** Used by an exam, and never changed again. */
  used: boolean;
  /** When it was saved, in ISO format. */
  savedAt: string;
  topicId: number;
  topic: Bilingual;
  difficulty: number;
  source: string;
  content: ItemContent;
  removed: boolean;
}

/** The newest versions of some items of a society, removed ones included. */
async function newest(db: Database, societyId: number, which: RawBuilder<unknown>): Promise<BankVersion[]> {
  const { rows } = await sql<Omit<BankVersion, 'savedAt'> & { saved_at: Date }>`
    select distinct on (item.id) item.id::int, item.code, version.id::int as "versionId", version.number,
      version.used_at is not null as used, version.created_at as saved_at, version.topic_id::int as "topicId",
      topic.name as topic, version.difficulty, version.source, version.content, item.removed_at is not null as removed
    from exam_item as item join exam_item_version as version on version.item_id = item.id
      join exam_topic as topic on topic.id = version.topic_id
    where item.society_id = ${societyId} and ${which}
    order by item.id, version.number desc`.execute(db);
  return rows.map(({ saved_at, ...row }) => ({ ...row, savedAt: saved_at.toISOString() }));
}

/** The newest versions of items with these codes, removed ones included. */
export async function versionsByCode(
  db: Database,
  societyId: number,
  codes: readonly string[],
): Promise<Map<string, BankVersion>> {
  const rows = await newest(db, societyId, sql`item.code = any(${[...codes]}::text[])`);
  return new Map(rows.map((row) => [row.code, row]));
}

/** The newest versions of items by their ids, each locked until the end of the transaction. */
export async function lockedVersions(
  db: Database,
  societyId: number,
  ids: readonly number[],
): Promise<Map<number, BankVersion>> {
  await sql`select id from exam_item where society_id = ${societyId} and id = any(${[...ids]}::bigint[])
    order by id for update`.execute(db);
  await sql`select id from exam_item_version where item_id = any(${[...ids]}::bigint[]) order by id for update`.execute(
    db,
  );
  const rows = await newest(db, societyId, sql`item.id = any(${[...ids]}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function societyOf(db: Database, conferenceId: number): Promise<number> {
  const { society_id } = await db
    .selectFrom('conference')
    .select('society_id')
    .where('id', '=', conferenceId)
    .executeTakeFirstOrThrow();
  return society_id;
}
