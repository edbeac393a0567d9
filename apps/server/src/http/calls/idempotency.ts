import { createHash } from 'node:crypto';
import type { ErrorName } from '@meetingapp/contract/errors.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { inWholeTransaction } from '../../db/connection/transaction.ts';
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
  const bodyHash = bodyHashOf(claim);
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
  const begun = await begin(claim, bodyHash).executeTakeFirst();
  return begun ? finish(claim, work, isRefused) : null;
}

/** As above, in one transaction. Concurrent requests see that one is running, and wait without holding a connection. */
async function atOnce(
  claim: Claim,
  bodyHash: Buffer,
  work: Work,
  isRefused: (answer: object) => boolean,
): Promise<object | null> {
  let kept: Promise<unknown> | undefined;
  let begun = false;
  const answer = await inWholeTransaction<object | null>(
    claim.db,
    (outcome) => outcome !== null && isRefused(outcome),
    async (transaction) => {
      const mine = { ...claim, db: transaction };
      if (!(await begin(mine, bodyHash).executeTakeFirst())) return null;
      begun = true;
      const outcome = await work(transaction);
      if (isRefused(outcome)) return outcome;
      // Not awaited: the commit follows immediately, and rolls everything back when this fails.
      kept = keep(mine, outcome);
      kept.catch(() => undefined);
      return outcome;
    },
  );
  await kept;
  // A refusal rolls back its key, so it is saved separately. Null when another request has taken the key since then: its answer
  // counts.
  if (begun && answer !== null && isRefused(answer) && isKept(answer) && !(await keepRefusal(claim, bodyHash, answer)))
    return null;
  return answer;
}

/** Refusals that are not saved: the outcome is unknown or will soon differ, so the same request is meant to be retried. */
const later: ReadonlySet<string> = new Set<ErrorName>([
  'unavailable',
  'key_in_use',
  'payment_unreachable',
  'bill_unreachable',
]);
export const isKept = (answer: object): boolean => !isRefusal(answer) || !later.has(answer.refused);

const keepRefusal = ({ db, caller, path, key }: Claim, bodyHash: Buffer, answer: object) =>
  db
    .insertInto('idempotency_key')
    .values({ caller, path, key, body_hash: bodyHash, answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();

function begin({ db, caller, path, key, whole }: Claim, bodyHash: Buffer) {
  const line = `${caller} ${path} ${key}`;
  return db
    .insertInto('idempotency_key')
    .columns(['caller', 'path', 'key', 'body_hash'])
    .expression(
      whole
        ? sql`select ${caller}::text, ${path}::text, ${key}::text, ${bodyHash}::bytea where pg_try_advisory_xact_lock(hashtextextended(${line}::text, 0))`
        : sql`values (${caller}::text, ${path}::text, ${key}::text, ${bodyHash}::bytea)`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'path', 'key'])
        .doUpdateSet({ created_at: sql`now()` })
        .where('idempotency_key.answer', 'is', null)
        .where('idempotency_key.body_hash', '=', bodyHash)
        .where('idempotency_key.created_at', '<', sql<Date>`now() - make_interval(secs => ${ABANDONED_MS / 1000})`),
    )
    .returning('key');
}

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
