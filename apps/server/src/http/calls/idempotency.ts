import { createHash } from 'node:crypto';
import type { ErrorName } from '@meetingapp/contract/errors.ts';
import { compiled } from '../../db/connection/compiled.ts';
import type { Database } from '../../db/connection/database.ts';
import { inWholeTransaction, isTaken, sendWithCommit } from '../../db/connection/transaction.ts';
import { insertBegun, KeyTaken, StepKey, updateAnswer } from '../../db/rows/step-key.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

const WAIT_MS = 50;
/** Far below `ABANDONED_MS` (step-key.ts), even when each check is slow. */
const LONGEST_WAIT_MS = 5000;

export interface Claim {
  db: Database;
  caller: string;
  path: string;
  key: string;
  body: unknown;
  now: Date;
  /** The key is saved in the transaction of the work: a server killed halfway leaves no trace. */
  whole: boolean;
  /** The work saves the key and the answer itself, in its first and last transaction. */
  stepwise?: boolean;
}

/** The key is only given to the work of a stepwise call. */
type Work = (db: Database, key?: StepKey) => Promise<object>;

/**
 * Runs the work once per caller, path and key. A repeated key with the same body returns the first answer, also while the first
 * request is still running; another body is refused with `key_reused`. Refusals are saved like other answers, so that a retry never
 * does what its sender was informed had not been done; only the refusals in `later` are not saved. Returns `key_in_use` when the first
 * request takes too long.
 */
export async function once(
  claim: Claim,
  work: Work,
  isRefused: (answer: object) => boolean,
): Promise<object | Refusal> {
  const bodyHash = bodyHashOf(claim);
  const until = performance.now() + LONGEST_WAIT_MS;
  do {
    const perform = claim.whole ? performWhole : claim.stepwise ? performStepwise : null;
    const done = await (perform
      ? unlessKnown(claim, () => perform(claim, bodyHash, work, isRefused))
      : inTwoSteps(claim, bodyHash, work, isRefused));
    if (done) return done;
    const earlier = await find(claim);
    if (earlier && !earlier.body_hash.equals(bodyHash)) return refuse('key_reused');
    if (earlier && earlier.answer !== null) return earlier.answer as object;
    // No row: the first request is still in its transaction, or its refusal was not saved.
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  } while (performance.now() < until);
  return refuse('key_in_use');
}

/** Identifies the body that a key was first used with. */
export const bodyHashOf = ({ body }: Claim): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();

/** Null: another request has begun. */
async function inTwoSteps(
  claim: Claim,
  bodyHash: Buffer,
  work: Work,
  isRefused: (answer: object) => boolean,
): Promise<object | null> {
  const begun = await insertBegun(claim.db, { ...claim, bodyHash }).executeTakeFirst();
  return begun ? finish(claim, work, isRefused) : null;
}

/** Requests of this process that are being performed, and those it has performed lately: a repeated one is looked up first. */
const running = new Set<string>();
const recent = new Set<string>();
const MOST_RECENT = 10_000;

const lineOf = ({ caller, path, key }: Claim): string => `${caller} ${path} ${key}`;

/** Notes that the answer of a request was saved: a repeated one is looked up first. */
export function noteAnswered(claim: Claim): void {
  recent.add(lineOf(claim));
  const [oldest] = recent;
  if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
}

/** Performs a request unless this process is performing or has performed an equal one. Null: another one has the key. */
async function unlessKnown(claim: Claim, perform: () => Promise<object | null>): Promise<object | null> {
  const line = lineOf(claim);
  if (running.has(line)) return null;
  running.add(line);
  try {
    if (recent.has(line) && (await isAnswered(claim))) return null;
    return await perform();
  } finally {
    running.delete(line);
    noteAnswered(claim);
  }
}

/**
 * In one transaction, whose last statement inserts the key with the answer. A concurrent request in another process does the same work
 * and waits for the first one's locks, at the latest for its key; then its own work is rolled back, and the first answer counts. Work
 * that cannot be undone must not be declared `whole`. Null: another request has the key.
 */
async function performWhole(
  claim: Claim,
  bodyHash: Buffer,
  work: Work,
  isRefused: (answer: object) => boolean,
): Promise<object | null> {
  let answer: object;
  try {
    answer = await inWholeTransaction(claim.db, isRefused, async (transaction) => {
      const outcome = await work(transaction);
      if (!isRefused(outcome))
        sendWithCommit(transaction, insertAnswered(transaction, keyRow(claim, bodyHash, outcome)));
      return outcome;
    });
  } catch (error) {
    // The work may also have failed because the first request has already done it.
    if (isTaken(error, 'idempotency_key_pkey') || (await isAnswered(claim))) return null;
    throw error;
  }
  // A refusal rolls back its key, so it is saved separately.
  return isRefused(answer) ? settle(claim, bodyHash, answer) : answer;
}

/** With the key and the answer saved by the work itself. Null: another request has the key. */
async function performStepwise(
  claim: Claim,
  bodyHash: Buffer,
  work: Work,
  isRefused: (answer: object) => boolean,
): Promise<object | null> {
  const key = new StepKey({ ...claim, bodyHash });
  let answer: object;
  try {
    answer = await work(claim.db, key);
  } catch (error) {
    if (error instanceof KeyTaken) return null;
    if (key.state === 'begun') await forget(claim);
    throw error;
  }
  if (key.state === 'answered') return answer;
  if (key.state === 'unused') return settle(claim, bodyHash, answer);
  if (isRefused(answer) && !isSaved(answer)) await forget(claim);
  else await updateAnswer(claim.db, claim, answer).execute();
  return answer;
}

/** Saves an answer whose key is not in the database yet. Null when another request has taken it since then: its answer counts. */
async function settle(claim: Claim, bodyHash: Buffer, answer: object): Promise<object | null> {
  if (!isSaved(answer)) return (await isAnswered(claim)) ? null : answer;
  const [saved] = await insertUnlessTaken(claim.db, keyRow(claim, bodyHash, answer));
  return saved ? answer : null;
}

/** Refusals that are not saved: the outcome is unknown or will soon differ, so the same request is meant to be retried. */
const later: ReadonlySet<string> = new Set<ErrorName>([
  'unavailable',
  'key_in_use',
  'payment_unreachable',
  'bill_unreachable',
]);
export const isSaved = (answer: object): boolean => !isRefusal(answer) || !later.has(answer.refused);

const keyRow = ({ caller, path, key }: Claim, bodyHash: Buffer, answer: object) => ({
  caller,
  path,
  key,
  bodyHash,
  answer: JSON.stringify(answer),
});
type KeyRow = ReturnType<typeof keyRow>;

const inserted = (db: Database, { caller, path, key, bodyHash, answer }: KeyRow) =>
  db.insertInto('idempotency_key').values({ caller, path, key, body_hash: bodyHash, answer });
const insertAnswered = compiled(inserted);
const insertUnlessTaken = compiled((db, row: KeyRow) =>
  inserted(db, row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
);

async function finish(claim: Claim, work: Work, isRefused: (answer: object) => boolean): Promise<object> {
  let answer: object;
  try {
    answer = await work(claim.db);
  } catch (error) {
    await forget(claim);
    throw error;
  }
  if (isRefused(answer) && !isSaved(answer)) await forget(claim);
  else await updateAnswer(claim.db, claim, answer).execute();
  return answer;
}

const find = ({ db, caller, path, key }: Claim) =>
  db
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('caller', '=', caller)
    .where('path', '=', path)
    .where('key', '=', key)
    .executeTakeFirst();

const isAnswered = async (claim: Claim): Promise<boolean> => ((await find(claim))?.answer ?? null) !== null;

const forget = ({ db, caller, path, key }: Claim) =>
  db
    .deleteFrom('idempotency_key')
    .where('caller', '=', caller)
    .where('path', '=', path)
    .where('key', '=', key)
    .execute();
