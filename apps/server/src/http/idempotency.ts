import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { refuse, type Refusal } from './refusal.ts';

/** After this a request that never ended (the server was killed) may be tried again. */
const ABANDONED_MS = 10_000;
const WAIT_MS = 50;
const WAITS = 100;

export interface Claim {
  db: Database;
  caller: string;
  path: string;
  key: string;
  body: unknown;
  now: Date;
}

/**
 * Runs the work once per caller, path and key. The same key with the same body gives the first answer again, also to a
 * request that comes while the first is at work; another body is refused. Refusals are not kept: nothing was done.
 */
export async function once(
  claim: Claim,
  work: () => Promise<object>,
  isRefused: (answer: object) => boolean,
): Promise<object | Refusal> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(claim.body ?? null))
    .digest();
  for (let wait = 0; wait <= WAITS; wait += 1) {
    if (await begin(claim, bodyHash)) return finish(claim, work, isRefused);
    const earlier = await find(claim);
    if (!earlier) continue;
    if (!earlier.body_hash.equals(bodyHash)) return refuse('key_reused');
    if (earlier.answer !== null) return earlier.answer as object;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  return refuse('key_in_use');
}

async function begin({ db, caller, path, key }: Claim, bodyHash: Buffer): Promise<boolean> {
  const row = await db
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
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

async function finish(
  claim: Claim,
  work: () => Promise<object>,
  isRefused: (answer: object) => boolean,
): Promise<object> {
  let answer: object;
  try {
    answer = await work();
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
