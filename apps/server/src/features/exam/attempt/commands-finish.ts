import { sql } from 'kysely';
import { markCorrected, type Correction } from '@meetingapp/domain/exam/rescoring.ts';
import { resultOf, type ExamResult } from '@meetingapp/domain/exam/result.ts';
import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { drawnItems, dueAttempts, type DrawnRow } from './queries.ts';
import { correctionsOf } from './queries-corrections.ts';

type HandedIn = { ok: true; passed: boolean } | { ok: false; reason: 'not_found' };

/** Hands an attempt in and marks it. Repeated, or after it was taken automatically, it changes nothing. */
export function handIn(
  db: Database,
  { accountId, attemptId, now }: { accountId: number; attemptId: number; now: Date },
): Promise<HandedIn> {
  return inTransactionIfOk(db, async (transaction): Promise<HandedIn> => {
    const attempt = await lockAttempt(transaction, attemptId);
    if (attempt?.account_id !== accountId) return { ok: false, reason: 'not_found' };
    if (attempt.state === 'finished') return { ok: true, passed: attempt.passed === true };
    return { ok: true, passed: await finish(transaction, attempt, now) };
  });
}

/** Takes an attempt whose time is over with the answers that were saved; any other is left alone. */
export async function collectAttempt(db: Database, attemptId: number, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const attempt = await lockAttempt(transaction, attemptId);
    if (attempt?.state !== 'running' || attempt.collect_at > now) return;
    await finish(transaction, attempt, now);
  });
}

/** Attempts read at once. */
const BATCH = 100;

/** Takes every attempt whose time is over, each in its own transaction. */
export async function collectDue(db: Database, now: Date): Promise<void> {
  for (let ids = await dueAttempts(db, now, BATCH); ids.length > 0; ids = await dueAttempts(db, now, BATCH))
    for (const id of ids) await collectAttempt(db, id, now);
}

/** Locks an attempt against answers and against a second hand-in. */
const lockAttempt = (transaction: DatabaseTransaction, attemptId: number) =>
  transaction
    .selectFrom('exam_attempt')
    .innerJoin('exam', 'exam.id', 'exam_attempt.exam_id')
    .selectAll('exam_attempt')
    .select('exam.rules')
    .where('exam_attempt.id', '=', attemptId)
    .forUpdate('exam_attempt')
    .executeTakeFirst();
type LockedAttempt = NonNullable<Awaited<ReturnType<typeof lockAttempt>>>;

async function finish(transaction: DatabaseTransaction, attempt: LockedAttempt, now: Date): Promise<boolean> {
  const [items, corrections] = await Promise.all([
    drawnItems(transaction, [attempt.id]),
    correctionsOf(transaction, attempt.exam_id),
  ]);
  const { marks, result } = markAttempt(items, attempt.rules, corrections);
  await saveMarks(transaction, attempt.id, marks);
  const automatic = now >= attempt.ends_at;
  await transaction
    .updateTable('exam_attempt')
    .set({
      state: 'finished',
      finished_at: automatic ? attempt.ends_at : now,
      automatic,
      ...resultColumns(result),
    })
    .where('id', '=', attempt.id)
    .execute();
  return result.passed;
}

export const resultColumns = ({ mark, most, pass, right, items, passed }: ExamResult & { pass: number }) => ({
  mark,
  most,
  pass,
  right_items: right,
  items,
  passed,
});

export interface ItemMark {
  position: number;
  mark: number;
  most: number;
}

/** Marks the items of one attempt with all corrections that stand. */
export function markAttempt(
  items: readonly DrawnRow[],
  rules: ExamRules,
  corrections: ReadonlyMap<number, readonly Correction[]>,
): { marks: ItemMark[]; result: ExamResult & { pass: number } } {
  const marked = items.map(({ position, section, topic_id, version_id, most, arrangement, answer, content }) => ({
    position,
    section,
    topicId: topic_id,
    ...markCorrected({ question: content.question, arrangement, answer, most }, corrections.get(version_id) ?? []),
  }));
  return { marks: marked, result: resultOf(marked, rules) };
}

/** Saves the marks of all items of an attempt in one statement. */
export async function saveMarks(db: Database, attemptId: number, marks: readonly ItemMark[]): Promise<void> {
  await sql`
    update exam_attempt_item as item set mark = given.mark, counted = given.most
    from unnest(${marks.map(({ position }) => position)}::int[], ${marks.map(({ mark }) => mark)}::int[],
      ${marks.map(({ most }) => most)}::int[]) as given (position, mark, most)
    where item.attempt_id = ${attemptId} and item.position = given.position`.execute(db);
}
