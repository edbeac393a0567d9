import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { inWholeTransaction } from '../db/transaction.ts';
import { refuse, type Refusal } from './refusal.ts';

/** After this a request that never ended (the server was killed) may be tried again. */
const ABANDONED_MS = 10_000;
const WAIT_MS = 50;
/** Shorter by far than what makes a request an abandoned one, however slow each look is. */
const LONGEST_WAIT_MS = 5000;

export interface Claim {
  db: Database;
  caller: string;
  path: string;
  key: string;
  body: unknown;
  now: Date;
  /** The work is one transaction, and the key a part of it: a server that was killed in the middle leaves no trace. */
  whole: boolean;
}

type Work = (db: Database) => Promise<object>;

/**
 * Runs the work once per caller, path and key. The same key with the same body gives the first answer again, also to a
 * request that comes while the first is at work; another body is refused. Refusals are not kept: nothing was done.
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
    // Without a row the first one is in its transaction still, or was refused.
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  } while (performance.now() < until);
  return refuse('key_in_use');
}

/** Null: somebody else has begun. */
async function inTwoSteps(
  claim: Claim,
  bodyHash: Buffer,
  work: Work,
  isRefused: (answer: object) => boolean,
): Promise<object | null> {
  const begun = await begin(claim, bodyHash).executeTakeFirst();
  return begun ? finish(claim, work, isRefused) : null;
}

/** As above, in one transaction. Whoever comes meanwhile sees that somebody is at work, and waits without a connection of their own. */
async function atOnce(
  claim: Claim,
  bodyHash: Buffer,
  work: Work,
  isRefused: (answer: object) => boolean,
): Promise<object | null> {
  let kept: Promise<unknown> | undefined;
  const answer = await inWholeTransaction<object | null>(
    claim.db,
    (outcome) => outcome !== null && isRefused(outcome),
    async (transaction) => {
      const mine = { ...claim, db: transaction };
      if (!(await begin(mine, bodyHash).executeTakeFirst())) return null;
      const outcome = await work(transaction);
      if (isRefused(outcome)) return outcome;
      // Not waited for: the end of the transaction follows in the same breath, and undoes all where this fails.
      kept = keep(mine, outcome);
      kept.catch(() => undefined);
      return outcome;
    },
  );
  await kept;
  return answer;
}

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
  if (isRefused(answer)) await forget(claim);
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
