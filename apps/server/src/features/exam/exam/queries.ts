import { sql } from 'kysely';
import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import type { Database } from '../../../db/connection/database.ts';

export interface ConsoleExamRow {
  id: number;
  rules: ExamRules;
  opens_at: Date | null;
  closes_at: Date | null;
  state: 'draft' | 'published';
  version: number;
  people: number;
  passed: number;
}

/** Exams of a conference with how many people began and passed. */
export async function examsOf(db: Database, cid: number, id: number | null = null): Promise<ConsoleExamRow[]> {
  const { rows } = await sql<ConsoleExamRow>`
    select exam.id::int, rules, opens_at, closes_at, state, version,
      (select count(distinct account_id)::int from exam_attempt where exam_id = exam.id) as people,
      (select count(distinct account_id)::int from exam_attempt where exam_id = exam.id and passed) as passed
    from exam where conference_id = ${cid} and (${id}::bigint is null or exam.id = ${id})
    order by exam.id desc limit 200`.execute(db);
  return rows;
}

export const examOf = async (db: Database, cid: number, id: number): Promise<ConsoleExamRow | undefined> =>
  (await examsOf(db, cid, id))[0];

/** Codes and contents of item versions, by their id. */
export async function contentsOf(
  db: Database,
  versionIds: readonly number[],
): Promise<Map<number, { code: string; content: ItemContent }>> {
  const rows = await db
    .selectFrom('exam_item_version')
    .innerJoin('exam_item', 'exam_item.id', 'exam_item_version.item_id')
    .select(['exam_item_version.id', 'exam_item.code', 'exam_item_version.content'])
    .where('exam_item_version.id', 'in', versionIds.length > 0 ? [...versionIds] : [0])
    .execute();
  return new Map(rows.map(({ id, code, content }) => [id, { code, content }]));
}
