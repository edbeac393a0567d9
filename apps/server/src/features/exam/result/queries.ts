import { sql } from 'kysely';
import type { Answer } from '@meetingapp/contract/exam/answer.ts';
import type { Question } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';

export interface AttemptOfExam {
  id: number;
  account_id: number;
  name: string;
  number: number;
  state: 'running' | 'finished';
  mark: number | null;
  most: number | null;
  passed: boolean | null;
  automatic: boolean;
  started_at: Date;
  finished_at: Date | null;
}

/** Attempts of an exam with the person's name as registered, newest first. */
export async function attemptsOfExam(db: Database, cid: number, examId: number): Promise<AttemptOfExam[]> {
  const { rows } = await sql<AttemptOfExam>`
    select attempt.id::int, attempt.account_id::int, attempt.number, attempt.state, attempt.mark, attempt.most, attempt.passed,
      attempt.automatic, attempt.started_at, attempt.finished_at,
      coalesce(
        (select nullif(registration.name, '') from registration where registration.account_id = attempt.account_id
          and registration.conference_id = exam.conference_id order by registration.id desc limit 1),
        account.name, '') as name
    from exam_attempt as attempt
    join exam on exam.id = attempt.exam_id
    join account on account.id = attempt.account_id
    where exam.id = ${examId} and exam.conference_id = ${cid}
    order by attempt.id desc`.execute(db);
  return rows;
}

/** The last finished attempt of each person. */
export function lastFinished(attempts: readonly AttemptOfExam[]): AttemptOfExam[] {
  const last = new Map<number, AttemptOfExam>();
  for (const attempt of attempts)
    if (attempt.state === 'finished' && !last.has(attempt.account_id)) last.set(attempt.account_id, attempt);
  return [...last.values()];
}

export interface CorrectionRow {
  id: number;
  version_id: number;
  code: string;
  mode: 'add' | 'only' | 'drop';
  reason: string;
  created_at: Date;
  undone_at: Date | null;
  by: string;
  changed: number;
}

export async function correctionRows(db: Database, examId: number): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`
    select correction.id::int, correction.version_id::int, item.code, correction.mode, correction.reason,
      correction.created_at, correction.undone_at, staff_member.name as by,
      (select count(*)::int from exam_correction_row where correction_id = correction.id) as changed
    from exam_correction as correction
    join exam_item_version as version on version.id = correction.version_id
    join exam_item as item on item.id = version.item_id
    join staff_member on staff_member.id = correction.created_by
    where correction.exam_id = ${examId} order by correction.id desc`.execute(db);
  return rows;
}

export async function codesOf(
  db: Database,
  versionIds: readonly number[],
): Promise<Map<number, { code: string; number: number; topic: Bilingual }>> {
  const rows = await db
    .selectFrom('exam_item_version')
    .innerJoin('exam_item', 'exam_item.id', 'exam_item_version.item_id')
    .innerJoin('exam_topic', 'exam_topic.id', 'exam_item_version.topic_id')
    .select(['exam_item_version.id', 'exam_item.code', 'exam_item_version.number', 'exam_topic.name as topic'])
    .where('exam_item_version.id', 'in', versionIds.length > 0 ? [...versionIds] : [0])
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** What these attempts answered to one item, with its question; null: nothing. */
export async function answersTo(db: Database, attemptIds: readonly number[], versionId: number) {
  const { rows } = await sql<{ question: Question; answer: Answer | null }>`
    select version.content -> 'question' as question, answer.answer
    from exam_attempt_item as drawn
    join exam_item_version as version on version.id = drawn.version_id
    left join exam_answer as answer using (attempt_id, position)
    where drawn.version_id = ${versionId} and drawn.attempt_id = any(${attemptIds}::bigint[])`.execute(db);
  return rows;
}

/** The question of a version that the exam may draw; undefined for any other. */
export async function questionOf(db: Database, examId: number, versionId: number) {
  const row = await db
    .selectFrom('exam_attempt_item')
    .innerJoin('exam_attempt', 'exam_attempt.id', 'exam_attempt_item.attempt_id')
    .innerJoin('exam_item_version', 'exam_item_version.id', 'exam_attempt_item.version_id')
    .select('exam_item_version.content')
    .where('exam_attempt.exam_id', '=', examId)
    .where('exam_attempt_item.version_id', '=', versionId)
    .limit(1)
    .executeTakeFirst();
  return row?.content.question;
}
