import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import type { Question } from '@meetingapp/contract/exam/item.ts';
import {
  countChanges,
  hasSameShape,
  type Correction,
  type RescoringCounts,
} from '@meetingapp/domain/exam/rescoring.ts';
import { checkItem } from '@meetingapp/domain/exam/check-item.ts';
import type { Database } from '../../../db/connection/database.ts';
import { examOf } from '../exam/queries.ts';
import { markAttempt, resultColumns, saveMarks, type ItemMark } from '../attempt/commands-finish.ts';
import { byAttempt, drawnItems } from '../attempt/queries.ts';
import { correctionsOf } from '../attempt/queries-corrections.ts';
import { attemptsOfExam, questionOf, type AttemptOfExam } from './queries.ts';

/** How long a correction can be undone. */
const UNDO_MS = 7 * 86_400_000;

export interface CorrectionInput {
  cid: number;
  examId: number;
  versionId: number;
  mode: 'add' | 'only' | 'drop';
  question: Question | null;
  now: Date;
}

export interface Rescored {
  attempt: AttemptOfExam;
  before: { attemptId: number; mark: number; passed: boolean };
  after: { attemptId: number; mark: number; passed: boolean };
  columns: ReturnType<typeof resultColumns>;
  marks: ItemMark[];
}

type Planned =
  | { ok: true; rescored: Rescored[]; counts: RescoringCounts }
  | { ok: false; reason: 'not_found' | 'exam_open' | 'exam_key_shape' };

/** True when nobody can still be writing: the exam has closed and every attempt was taken. */
export const isOver = (closesAt: Date | null, attempts: readonly AttemptOfExam[], now: Date): boolean =>
  closesAt !== null && now >= closesAt && attempts.every(({ state }) => state === 'finished');

/** What a correction would change; nothing is saved. */
export async function planCorrection(db: Database, input: CorrectionInput): Promise<Planned> {
  const { cid, examId, versionId, mode, question, now } = input;
  const [exam, stored] = await Promise.all([examOf(db, cid, examId), questionOf(db, examId, versionId)]);
  if (!exam || !stored) return { ok: false, reason: 'not_found' };
  const attempts = await attemptsOfExam(db, cid, examId);
  if (!isOver(exam.closes_at, attempts, now)) return { ok: false, reason: 'exam_open' };
  const correction = correctionOf(mode, question, stored);
  if (!correction) return { ok: false, reason: 'exam_key_shape' };
  const standing = await correctionsOf(db, examId);
  const corrections = new Map(standing).set(versionId, [...(standing.get(versionId) ?? []), correction]);
  return { ok: true, ...(await rescore(db, exam.rules, attempts, corrections)) };
}

function correctionOf(mode: 'add' | 'only' | 'drop', question: Question | null, stored: Question): Correction | null {
  if (mode === 'drop') return { mode };
  if (question === null || !hasSameShape(stored, question)) return null;
  const words = { zh: '-', en: '' };
  return checkItem({ stem: words, reason: words, media: null, question }).length === 0 ? { mode, question } : null;
}

/** Attempts marked at once: bounds the memory of an exam of thousands. */
const BATCH = 200;

async function rescore(
  db: Database,
  rules: ExamRules,
  attempts: readonly AttemptOfExam[],
  corrections: ReadonlyMap<number, readonly Correction[]>,
): Promise<{ rescored: Rescored[]; counts: RescoringCounts }> {
  const rescored: Rescored[] = [];
  for (let at = 0; at < attempts.length; at += BATCH) {
    const batch = attempts.slice(at, at + BATCH);
    const items = byAttempt(
      await drawnItems(
        db,
        batch.map(({ id }) => id),
      ),
    );
    for (const attempt of batch) {
      const { marks, result } = markAttempt(items.get(attempt.id) ?? [], rules, corrections);
      const before = { attemptId: attempt.id, mark: attempt.mark ?? 0, passed: attempt.passed === true };
      const after = { attemptId: attempt.id, mark: result.mark, passed: result.passed };
      if (after.mark !== before.mark || after.passed !== before.passed || result.most !== attempt.most)
        rescored.push({ attempt, before, after, columns: resultColumns(result), marks });
    }
  }
  return { rescored, counts: countChanges(rescored) };
}

type Corrected =
  | { ok: true; counts: RescoringCounts }
  | { ok: false; reason: 'not_found' | 'exam_open' | 'exam_key_shape' };

/** Applies a correction to every attempt, with a row for each one that it changes. Runs in the transaction of the call. */
export async function applyCorrection(
  db: Database,
  input: CorrectionInput & { reason: string; staffId: number },
): Promise<Corrected> {
  const { cid, examId, versionId, mode, question, reason, staffId, now } = input;
  await lockForCorrection(db, cid, examId);
  const planned = await planCorrection(db, input);
  if (!planned.ok) return planned;
  const { id } = await db
    .insertInto('exam_correction')
    .values({
      exam_id: examId,
      version_id: versionId,
      mode,
      question: mode === 'drop' ? null : JSON.stringify(question),
      reason,
      created_by: staffId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveRescored(db, planned.rescored, id);
  return { ok: true, counts: planned.counts };
}

/** One correction at a time. */
const lockForCorrection = (db: Database, cid: number, examId: number) =>
  db.selectFrom('exam').select('id').where('id', '=', examId).where('conference_id', '=', cid).forUpdate().execute();

async function saveRescored(db: Database, rescored: readonly Rescored[], correctionId: number | null): Promise<void> {
  for (const { attempt, before, after, columns, marks } of rescored) {
    await saveMarks(db, attempt.id, marks);
    await db.updateTable('exam_attempt').set(columns).where('id', '=', attempt.id).execute();
    if (correctionId !== null)
      await db
        .insertInto('exam_correction_row')
        .values({
          correction_id: correctionId,
          attempt_id: attempt.id,
          mark_before: before.mark,
          mark_after: after.mark,
          passed_before: before.passed,
          passed_after: after.passed,
        })
        .execute();
  }
}

interface Undo {
  cid: number;
  examId: number;
  correctionId: number;
  now: Date;
}

/** Undoes a correction within seven days and marks every attempt with those that remain. */
export async function undoCorrection(
  db: Database,
  { cid, examId, correctionId, now }: Undo,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'exam_undo_late' }> {
  await lockForCorrection(db, cid, examId);
  const exam = await examOf(db, cid, examId);
  const correction = await db
    .selectFrom('exam_correction')
    .select(['id', 'created_at'])
    .where('id', '=', correctionId)
    .where('exam_id', '=', examId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (!exam || !correction) return { ok: false, reason: 'not_found' };
  if (!isUndoable(correction.created_at, now)) return { ok: false, reason: 'exam_undo_late' };
  await db.updateTable('exam_correction').set({ undone_at: now }).where('id', '=', correctionId).execute();
  const attempts = (await attemptsOfExam(db, cid, examId)).filter(({ state }) => state === 'finished');
  const { rescored } = await rescore(db, exam.rules, attempts, await correctionsOf(db, examId));
  await saveRescored(db, rescored, null);
  return { ok: true };
}

export const isUndoable = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < UNDO_MS;
