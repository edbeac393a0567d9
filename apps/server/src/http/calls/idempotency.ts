import { createHash } from 'node:crypto';
import type { ErrorName } from '@meetingapp/contract/errors.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { inWholeTransaction, isTaken, sendWithCommit } from '../../db/connection/transaction.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

/** Milliseconds after which an unfinished request (the server was killed) may be retried. */
const ABANDONED_MS = 10_000;
const WAIT_MS = 50;
/** Far below `ABANDONED_MS`, even when each check is slow. */
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
}

type Work = (db: Database) => Promise<object>;

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
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(claim.body ?? null))
    .digest();
  const until = performance.now() + LONGEST_WAIT_MS;
  do {
    const done = await (claim.whole ? atOnce : inTwoSteps)(claim, bodyHash, work, isRefused);
    if (done) return done;
    const earlier = await find(claim);
    if (earlier && !earlier.body_hash.equals(bodyHash)) return refuse('key_reused');
    if (earlier && earlier.answer !== null) return earlier.answer as object;
    // No row: the first request is still in its transaction, or its refusal was not saved.
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  } while (performance.now() < until);
  return refuse('key_in_use');
}

/** Null: another request has begun. */
async function inTwoSteps(
  claim: Claim,
  bodyHash: Buffer,
  work: Work,
  isRefused: (answer: object) => boolean,
): Promise<object | null> {
  const begun = await begin(claim, bodyHash).executeTakeFirst();
  return begun ? finish(claim, work, isRefused) : null;
}

/** Requests of this process that are being performed, and those it has performed lately: a repeated one is looked up first. */
const running = new Set<string>();
const recent = new Set<string>();
const MOST_RECENT = 10_000;

/**
 * As above, in one transaction, whose last statement inserts the key with the answer. A concurrent request in another process does the
 * same work and waits for the first one's locks, at the latest for its key; then its own work is rolled back, and the first answer
 * counts. Work that cannot be undone must not be declared `whole`.
 */
async function atOnce(
  claim: Claim,
  bodyHash: Buffer,
  work: Work,
  isRefused: (answer: object) => boolean,
): Promise<object | null> {
  const line = `${claim.caller} ${claim.path} ${claim.key}`;
  if (running.has(line)) return null;
  running.add(line);
  try {
    if (recent.has(line) && (await find(claim))) return null;
    return await performWhole(claim, bodyHash, work, isRefused);
  } finally {
    running.delete(line);
    recent.add(line);
    const [oldest] = recent;
    if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
  }
}

/** Null: another request has the key. */
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
        sendWithCommit(transaction, insertKey({ ...claim, db: transaction }, bodyHash, outcome).execute());
      return outcome;
    });
  } catch (error) {
    // The work may also have failed because the first request has already done it.
    if (isTaken(error, 'idempotency_key_pkey') || (await find(claim))) return null;
    throw error;
  }
  if (!isRefused(answer)) return answer;
  if (!isKept(answer)) return (await find(claim)) ? null : answer;
  // A refusal rolls back its key, so it is saved separately.
  const saved = await insertKey(claim, bodyHash, answer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return saved ? answer : null;
}

/** Refusals that are not saved: the outcome is unknown or will soon differ, so the same request is meant to be retried. */
const later: ReadonlySet<string> = new Set<ErrorName>([
  'unavailable',
  'key_in_use',
  'payment_unreachable',
  'bill_unreachable',
]);
const isKept = (answer: object): boolean => !isRefusal(answer) || !later.has(answer.refused);

const insertKey = ({ db, caller, path, key }: Claim, bodyHash: Buffer, answer: object) =>
  db.insertInto('idempotency_key').values({ caller, path, key, body_hash: bodyHash, answer: JSON.stringify(answer) });

const begin = ({ db, caller, path, key }: Claim, bodyHash: Buffer) =>
  db
    .insertInto('idempotency_key')
    .values({ caller, path, key, body_hash: bodyHash })
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'path', 'key'])
        .doUpdateSet({ created_at: sql`now()` })
        .where('idempotency_key.answer', 'is', null)
        .where('idempotency_key.body_hash', '=', bodyHash)
        .where('idempotency_key.created_at', '<', sql<Date>`now() - make_interval(secs => ${ABANDONED_MS / 1000})`),
    )
    .returning('key');

async function finish(claim: Claim, work: Work, isRefused: (answer: object) => boolean): Promise<object> {
  let answer: object;
  try {
    answer = await work(claim.db);
  } catch (error) {
    await forget(claim);
    throw error;
  }
  if (isRefused(answer) && !isKept(answer)) await forget(claim);
  else await keep(claim, answer);
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

const forget = ({ db, caller, path, key }: Claim) =>
  db
    .deleteFrom('idempotency_key')
    .where('caller', '=', caller)
    .where('path', '=', path)
    .where('key', '=', key)
    .execute();

const keep = ({ db, caller, path, key }: Claim, answer: object) =>
  db
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('caller', '=', caller)
    .where('path', '=', path)
    .where('key', '=', key)
    .execute();
