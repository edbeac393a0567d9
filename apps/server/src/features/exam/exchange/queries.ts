import { sql } from 'kysely';
import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';

export interface BankVersion {
  id: number;
  code: string;
  number: number;
  topicId: number;
  topic: Bilingual;
  difficulty: number;
  source: string;
  content: ItemContent;
  removed: boolean;
}

/** The newest versions of items with these codes, removed ones included. */
export async function versionsByCode(
  db: Database,
  societyId: number,
  codes: readonly string[],
): Promise<Map<string, BankVersion>> {
  const { rows } = await sql<BankVersion>`
    select distinct on (item.id) item.id::int, item.code, version.number, version.topic_id::int as "topicId",
      topic.name as topic, version.difficulty, version.source, version.content, item.removed_at is not null as removed
    from exam_item as item join exam_item_version as version on version.item_id = item.id
      join exam_topic as topic on topic.id = version.topic_id
    where item.society_id = ${societyId} and item.code = any(${[...codes]}::text[])
    order by item.id, version.number desc`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}
