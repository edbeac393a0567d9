import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { collectedAt, endOf, startHindrance, type StartHindrance } from '@meetingapp/domain/exam/attempts.ts';
import { arrange, drawPaper } from '@meetingapp/domain/exam/paper.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { isRegistered } from '../../registration/record/queries-confirmed.ts';
import { attemptsOf, publishedExam } from './queries.ts';
import { collectAttempt } from './commands-finish.ts';

type Started =
  | { ok: true; attemptId: number }
  | { ok: false; reason: Exclude<StartHindrance, 'running'> | 'not_found' | 'exam_not_registered' };

interface Start {
  accountId: number;
  examId: number;
  now: Date;
}

/**
 * Begins an attempt and draws its paper, or returns the one that runs. Two devices at once get the same attempt: the number of an
 * attempt is unique per person and exam.
 */
export function startAttempt(db: Database, { accountId, examId, now }: Start): Promise<Started> {
  return inTransactionIfOk(db, async (transaction): Promise<Started> => {
    const exam = await publishedExam(transaction, examId);
    if (!exam) return { ok: false, reason: 'not_found' };
    const past = await collectOverdue(transaction, accountId, examId, now);
    const running = past.find(({ state }) => state === 'running');
    if (running) return { ok: true, attemptId: running.id };
    const { rules, pool } = exam;
    const hindrance = startHindrance({
      rules,
      opensAt: exam.opens_at,
      closesAt: exam.closes_at,
      past: past.map(({ state, passed, finished_at }) => ({ state, passed, finishedAt: finished_at })),
      now,
    });
    if (hindrance !== null && hindrance !== 'running') return { ok: false, reason: hindrance };
    if (rules.audience === 'registered' && !(await isRegistered(transaction, exam.conference_id, accountId)))
      return { ok: false, reason: 'exam_not_registered' };
    const seed = randomBytes(8).toString('hex');
    const paper = drawPaper(rules.sections, pool, { seed, shuffled: rules.shuffled });
    if (!paper) throw new Error(`the pool of exam ${examId} is too small for its rules`);
    const endsAt = endOf(rules.minutes, exam.closes_at, now);
    const made = await transaction
      .insertInto('exam_attempt')
      .values({
        exam_id: examId,
        account_id: accountId,
        number: past.length + 1,
        seed,
        started_at: now,
        ends_at: endsAt,
        collect_at: collectedAt(endsAt, rules.offline),
        items: paper.length,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return runningOf(transaction, accountId, examId);
    await insertPaper(transaction, { attemptId: made.id, seed, shuffled: rules.shuffled, paper });
    return { ok: true, attemptId: made.id };
  });
}

/** The attempt that another device began in the same moment; its insertion has committed when ours conflicted with it. */
async function runningOf(transaction: DatabaseTransaction, accountId: number, examId: number): Promise<Started> {
  const attempts = await attemptsOf(transaction, accountId, [examId]);
  const last = attempts.at(-1);
  return last ? { ok: true, attemptId: last.id } : { ok: false, reason: 'not_found' };
}

/** A person's attempts, of which one that has run out is taken first. */
async function collectOverdue(transaction: DatabaseTransaction, accountId: number, examId: number, now: Date) {
  const attempts = await attemptsOf(transaction, accountId, [examId]);
  const due = attempts.find(({ state, collect_at }) => state === 'running' && collect_at <= now);
  if (!due) return attempts;
  await collectAttempt(transaction, due.id, now);
  return attemptsOf(transaction, accountId, [examId]);
}

interface NewPaper {
  attemptId: number;
  seed: string;
  shuffled: boolean;
  paper: readonly { section: number; id: number; most: number }[];
}

/** Saves the drawn items, each with the order of its options. */
async function insertPaper(transaction: DatabaseTransaction, { attemptId, seed, shuffled, paper }: NewPaper) {
  const versions = await transaction
    .selectFrom('exam_item_version')
    .select(['id', sql<never>`content -> 'question'`.as('question')])
    .where(
      'id',
      'in',
      paper.map(({ id }) => id),
    )
    .execute();
  const questions = new Map(versions.map(({ id, question }) => [id, question]));
  const base = BigInt(`0x${seed}`);
  const rows = paper.flatMap(({ section, id, most }, at) => {
    const question = questions.get(id);
    if (question === undefined) return [];
    const own = BigInt.asUintN(64, base + BigInt(at + 1))
      .toString(16)
      .padStart(16, '0');
    return [
      {
        attempt_id: attemptId,
        position: at + 1,
        version_id: id,
        section,
        most,
        arrangement: JSON.stringify(arrange(question, own, shuffled)),
      },
    ];
  });
  if (rows.length !== paper.length) throw new Error(`attempt ${attemptId} draws an item that no longer exists`);
  await transaction.insertInto('exam_attempt_item').values(rows).execute();
}
