import { sql } from 'kysely';
import { compiled } from '../../db/connection/compiled.ts';
import type { DatabaseTransaction } from '../../db/connection/transaction.ts';
import type { Claim } from './idempotency.ts';

type Key = Pick<Claim, 'caller' | 'path' | 'key'>;

export interface KeyedAnswer extends Key {
  bodyHash: Buffer;
  answer: object;
}

/**
 * Takes the keys that nobody has used and nobody is using, until the end of the transaction; returns their places in the list. Of equal
 * keys it takes the first.
 */
export async function freeKeys(transaction: DatabaseTransaction, keys: readonly Key[]): Promise<Set<number>> {
  const lines = keys.map(({ caller, path, key }) => `${caller} ${path} ${key}`);
  const first = keys.map((_, index) => lines.indexOf(lines[index] ?? '') === index);
  const rows = await takeFree(transaction, { ...columnsOf(keys), lines, first });
  return new Set(rows.map(({ place }) => place - 1));
}

interface KeyColumns {
  callers: string[];
  paths: string[];
  keys: string[];
}

const columnsOf = (keys: readonly Key[]): KeyColumns => ({
  callers: keys.map(({ caller }) => caller),
  paths: keys.map(({ path }) => path),
  keys: keys.map(({ key }) => key),
});

const takeFree = compiled(
  (_db, { callers, paths, keys, lines, first }: KeyColumns & { lines: string[]; first: boolean[] }) =>
    sql<{ place: number }>`
    select place::int from unnest(
      ${callers}::text[], ${paths}::text[],
      ${keys}::text[], ${lines}::text[], ${first}::boolean[]
    ) with ordinality as wanted (caller, path, key, line, first, place)
    where first and pg_try_advisory_xact_lock(hashtextextended(line, 0))
      and not exists (
        select from idempotency_key
        where idempotency_key.caller = wanted.caller and idempotency_key.path = wanted.path and idempotency_key.key = wanted.key
      )
  `,
);

/**
 * Saves the answers under their keys. Fails with a unique violation when another request has used one of them: it was committed after
 * `freeKeys` had looked and before it had the lock.
 */
export const saveAnswers = (transaction: DatabaseTransaction, answers: readonly KeyedAnswer[]): Promise<unknown> =>
  insertAnswers(transaction, {
    ...columnsOf(answers),
    hashes: answers.map(({ bodyHash }) => bodyHash),
    answers: answers.map(({ answer }) => JSON.stringify(answer)),
  });

const insertAnswers = compiled(
  (db, { callers, paths, keys, hashes, answers }: KeyColumns & { hashes: Buffer[]; answers: string[] }) =>
    db
      .insertInto('idempotency_key')
      .columns(['caller', 'path', 'key', 'body_hash', 'answer'])
      .expression(
        sql`select caller, path, key, body_hash, answer::jsonb from unnest(
        ${callers}::text[], ${paths}::text[],
        ${keys}::text[], ${hashes}::bytea[],
        ${answers}::text[]
      ) as answered (caller, path, key, body_hash, answer)`,
      ),
);
