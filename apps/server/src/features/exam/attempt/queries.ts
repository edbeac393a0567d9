import { sql } from 'kysely';
import type { Answer } from '@meetingapp/contract/exam/answer.ts';
import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Arrangement } from '@meetingapp/domain/exam/paper.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import type { Database } from '../../../db/connection/database.ts';

const examColumns = [
  'exam.id',
  'exam.conference_id',
  'exam.rules',
  'exam.opens_at',
  'exam.closes_at',
  'exam.state',
] as const;

export interface ExamRow {
  id: number;
  conference_id: number;
  rules: ExamRules;
  opens_at: Date | null;
  closes_at: Date | null;
  state: 'draft' | 'published';
}

/** Published exams of a conference, in the order of their numbers. */
export const publishedExams = (db: Database, conferenceId: number): Promise<ExamRow[]> =>
  db
    .selectFrom('exam')
    .select(examColumns)
    .where('conference_id', '=', conferenceId)
    .where('state', '=', 'published')
    .orderBy('id')
    .execute();

/** A published exam with the pool that it draws from. */
export const publishedExam = (db: Database, id: number) =>
  db
    .selectFrom('exam')
    .select([...examColumns, 'exam.pool'])
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst();

/** A person's attempts at these exams, oldest first. */
export const attemptsOf = (db: Database, accountId: number, examIds: number[]) =>
  db
    .selectFrom('exam_attempt')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('exam_id', 'in', examIds.length > 0 ? examIds : [0])
    .orderBy('id')
    .execute();
export type AttemptRow = Awaited<ReturnType<typeof attemptsOf>>[number];

/** A person's own attempt with its exam; others' are not found. */
export const ownAttempt = (db: Database, accountId: number, attemptId: number) =>
  db
    .selectFrom('exam_attempt')
    .innerJoin('exam', 'exam.id', 'exam_attempt.exam_id')
    .selectAll('exam_attempt')
    .select(['exam.conference_id', 'exam.rules'])
    .where('exam_attempt.id', '=', attemptId)
    .where('exam_attempt.account_id', '=', accountId)
    .executeTakeFirst();

export interface DrawnRow {
  position: number;
  version_id: number;
  section: number;
  most: number;
  arrangement: Arrangement;
  content: ItemContent;
  topic_id: number;
  topic: Bilingual;
  answer: Answer | null;
  seq: number;
  flagged: boolean;
  seconds: number;
  mark: number | null;
  counted: number | null;
}

/** The items of attempts with what was answered, by attempt and position. */
export async function drawnItems(
  db: Database,
  attemptIds: readonly number[],
): Promise<(DrawnRow & { attempt_id: number })[]> {
  const { rows } = await sql<DrawnRow & { attempt_id: number }>`
    select drawn.attempt_id::int, drawn.position, drawn.version_id::int, drawn.section, drawn.most, drawn.arrangement,
      drawn.mark, drawn.counted, version.content, version.topic_id::int, topic.name as topic,
      answer.answer, coalesce(answer.seq, 0) as seq, coalesce(answer.flagged, false) as flagged,
      coalesce(answer.seconds, 0) as seconds
    from exam_attempt_item as drawn
    join exam_item_version as version on version.id = drawn.version_id
    join exam_topic as topic on topic.id = version.topic_id
    left join exam_answer as answer using (attempt_id, position)
    where drawn.attempt_id = any(${attemptIds}::bigint[])
    order by drawn.attempt_id, drawn.position`.execute(db);
  return rows;
}

/** Drawn items by their attempt. */
export const byAttempt = <Row extends { attempt_id: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  groupBy(rows, (row) => row.attempt_id);

/** The newest finished attempt of a person in a conference. */
export const newestAttempt = (db: Database, accountId: number, conferenceId: number) =>
  db
    .selectFrom('exam_attempt')
    .innerJoin('exam', 'exam.id', 'exam_attempt.exam_id')
    .select(['exam_attempt.id', 'exam_attempt.state'])
    .where('exam_attempt.account_id', '=', accountId)
    .where('exam.conference_id', '=', conferenceId)
    .orderBy(sql`(exam_attempt.state = 'finished')::int`, 'desc')
    .orderBy('exam_attempt.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Running attempts that are due to be taken automatically, the longest due first. */
export async function dueAttempts(db: Database, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('exam_attempt')
    .select('id')
    .where('state', '=', 'running')
    .where('collect_at', '<=', now)
    .orderBy('collect_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export interface PassedExam {
  accountId: number;
  examId: number;
  attemptId: number;
  title: Bilingual;
  passedAt: Date;
  /** Hundredths of a point; `pass` is what was needed. */
  mark: number;
  most: number;
  pass: number;
}

/** Evidence for credits: each exam of the conference that these people have passed, once, by the first attempt that passed. */
export async function passedExams(
  db: Database,
  conferenceId: number,
  accountIds: readonly number[],
): Promise<PassedExam[]> {
  const { rows } = await sql<PassedExam>`
    select distinct on (attempt.account_id, exam.id) attempt.account_id as "accountId", exam.id::int as "examId",
      attempt.id::int as "attemptId", exam.rules -> 'title' as title, attempt.finished_at as "passedAt", attempt.mark,
      attempt.most, attempt.pass
    from exam_attempt as attempt join exam on exam.id = attempt.exam_id
    where exam.conference_id = ${conferenceId} and attempt.account_id = any(${accountIds}::bigint[]) and attempt.passed
    order by attempt.account_id, exam.id, attempt.finished_at, attempt.id`.execute(db);
  return rows;
}
