import { sql } from 'kysely';
import type { Answer } from '@meetingapp/contract/exam/answer.ts';
import { compiled } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';
import { Gathering, gatheringPerDatabase } from '../../../db/connection/gathering.ts';

export interface NewAnswer {
  accountId: number;
  attemptId: number;
  position: number;
  seq: number;
  answer: Answer | null;
  flagged: boolean;
  seconds: number;
  typedAt: Date | null;
  now: Date;
}

interface SavedAnswer {
  seq: number;
  answer: Answer | null;
  flagged: boolean;
}

type Outcome = ({ ok: true; saved: boolean } & SavedAnswer) | { ok: false; reason: 'not_found' | 'exam_over' };

const gathered = gatheringPerDatabase(
  (db: Database) =>
    new Gathering<NewAnswer, Outcome>(
      (answers) => saveTogether(db, answers),
      (answer) => saveAlone(db, answer),
    ),
);

/**
 * Saves one answer durably; answers that arrive while others are being saved are saved in one statement and one commit. The outcome is that
 * of `saveAlone`.
 */
export const saveAnswer = (db: Database, given: NewAnswer): Promise<Outcome> =>
  db.isTransaction ? saveAlone(db, given) : gathered(db).add(given);

/**
 * Saves the answers that nothing stands in the way of, by the rule of `saveAlone`. Null for the others: an attempt that is being handed in
 * is locked, and its answer would hold up those of all others; the second answer to a question and a refused one need their own look.
 */
async function saveTogether(db: Database, answers: readonly NewAnswer[]): Promise<(Outcome | null)[]> {
  const first = new Map<string, NewAnswer>();
  for (const answer of answers) {
    const key = keyOf(answer);
    if (!first.has(key)) first.set(key, answer);
  }
  const rows = await insertAnswers(db, { sent: JSON.stringify([...first.values()]) });
  const saved = new Map(rows.map((row) => [keyOf(row), row]));
  return answers.map((given) => {
    const row = first.get(keyOf(given)) === given ? saved.get(keyOf(given)) : undefined;
    return row ? { ok: true, saved: true, seq: row.seq, answer: row.answer, flagged: row.flagged } : null;
  });
}

const keyOf = ({ attemptId, position }: Pick<NewAnswer, 'attemptId' | 'position'>) => `${attemptId}/${position}`;

// The plan is kept, and made while few have begun: joined alone, all attempts and their items would be read, however many they become.
const insertAnswers = compiled(
  (_db, { sent }: { sent: string }) => sql<SavedAnswer & { attemptId: number; position: number }>`
    with sent as (
      select * from jsonb_to_recordset(${sent}::jsonb) as row ("accountId" bigint, "attemptId" bigint, position int, seq int, answer jsonb,
        flagged boolean, seconds int, "typedAt" timestamptz, now timestamptz)
    ), taking as (
      select sent.* from exam_attempt as attempt join sent on sent."attemptId" = attempt.id and sent."accountId" = attempt.account_id
      where attempt.id = any(array(select "attemptId" from sent)) and attempt.state = 'running' and (sent.now < attempt.ends_at or (sent.now < attempt.collect_at
        and sent."typedAt" >= attempt.started_at and sent."typedAt" < attempt.ends_at))
      order by attempt.id, sent.position
      for share of attempt skip locked
    )
    insert into exam_answer (attempt_id, position, answer, seq, flagged, seconds, typed_at, arrived_at)
      select item.attempt_id, item.position, taking.answer, taking.seq, taking.flagged, taking.seconds, taking."typedAt", taking.now
      from taking cross join lateral (
        select attempt_id, position from exam_attempt_item
          where attempt_id = taking."attemptId" and exam_attempt_item.position = taking.position limit 1) as item
    on conflict (attempt_id, position) do update
      set answer = excluded.answer, seq = excluded.seq, flagged = excluded.flagged, seconds = excluded.seconds,
        typed_at = excluded.typed_at, arrived_at = excluded.arrived_at
      where exam_answer.seq < excluded.seq
    returning attempt_id as "attemptId", position, seq, answer, flagged`,
);

/**
 * Saves one answer in one durable statement, which also checks that the attempt is the person's and still takes answers (the rule is
 * `counts` in domain/exam/attempts.ts). It locks the attempt against handing in, so that an acknowledged answer is always marked. An
 * answer counts by when it arrived; one that was typed before the end and arrives later only where the exam allows it.
 */
async function saveAlone(db: Database, given: NewAnswer): Promise<Outcome> {
  const { accountId, attemptId, position, seq, flagged, seconds, typedAt, now } = given;
  const answer = given.answer === null ? null : JSON.stringify(given.answer);
  const { rows } = await sql<SavedAnswer>`
    with taking as (
      select id from exam_attempt
      where id = ${attemptId} and account_id = ${accountId} and state = 'running'
        and (${now} < ends_at or (${now} < collect_at and ${typedAt}::timestamptz >= started_at and ${typedAt}::timestamptz < ends_at))
      for share
    )
    insert into exam_answer (attempt_id, position, answer, seq, flagged, seconds, typed_at, arrived_at)
      select item.attempt_id, item.position, ${answer}::jsonb, ${seq}, ${flagged}, ${seconds}, ${typedAt}, ${now}
      from exam_attempt_item as item join taking on taking.id = item.attempt_id where item.position = ${position}
    on conflict (attempt_id, position) do update
      set answer = excluded.answer, seq = excluded.seq, flagged = excluded.flagged, seconds = excluded.seconds,
        typed_at = excluded.typed_at, arrived_at = excluded.arrived_at
      where exam_answer.seq < excluded.seq
    returning seq, answer, flagged`.execute(db);
  const [saved] = rows;
  if (saved) return { ok: true, saved: true, ...saved };
  return overtaken(db, given);
}

/** Why nothing was saved: a repetition of what is there, an answer of another device, or an attempt that takes none any more. */
async function overtaken(db: Database, given: NewAnswer): Promise<Outcome> {
  const { accountId, attemptId, position } = given;
  const wanted = given.answer === null ? null : JSON.stringify(given.answer);
  const { rows } = await sql<Partial<SavedAnswer> & { state: string; same: boolean | null }>`
    select attempt.state, answer.seq, answer.answer, answer.flagged,
      answer.seq = ${given.seq} and answer.flagged = ${given.flagged}
        and answer.answer is not distinct from ${wanted}::jsonb as same
    from exam_attempt as attempt
    join exam_attempt_item as item on item.attempt_id = attempt.id and item.position = ${position}
    left join exam_answer as answer on answer.attempt_id = attempt.id and answer.position = item.position
    where attempt.id = ${attemptId} and attempt.account_id = ${accountId}`.execute(db);
  const [row] = rows;
  if (!row) return { ok: false, reason: 'not_found' };
  const { state, same, answer = null } = row;
  const [seq, flagged] = [row.seq ?? 0, row.flagged ?? false];
  if (same) return { ok: true, saved: true, seq, answer, flagged };
  if (state !== 'running' || seq < given.seq) return { ok: false, reason: 'exam_over' };
  return { ok: true, saved: false, seq, answer, flagged };
}
