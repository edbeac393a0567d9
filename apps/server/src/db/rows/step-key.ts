import { sql } from 'kysely';
import type { Database } from '../connection/database.ts';
import type { DatabaseTransaction } from '../connection/transaction.ts';
import type { Write } from '../connection/write-together.ts';

/** Another request with this idempotency key is being performed or has been: this one is rolled back and answered with its answer. */
export class KeyTaken extends Error {}

/** Milliseconds after which an unfinished request (the server was killed) may be retried. */
export const ABANDONED_MS = 10_000;

export interface KeyOfRequest {
  caller: string;
  path: string;
  key: string;
  bodyHash: Buffer;
}

/** Inserts a key without an answer, or takes over an abandoned one; returns no row when another request has it. */
export const insertBegun = (db: Database, { caller, path, key, bodyHash }: KeyOfRequest) =>
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

/** Saves the answer of a begun key. */
export const updateAnswer = (db: Database, { caller, path, key }: Omit<KeyOfRequest, 'bodyHash'>, answer: object) =>
  db
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('caller', '=', caller)
    .where('path', '=', path)
    .where('key', '=', key);

/**
 * The idempotency key of a call that asks a provider between two transactions. Its work saves the key in the first of them and the
 * answer in the last one, so that neither takes a commit.
 */
export class StepKey {
  readonly #request: KeyOfRequest;
  #state: 'unused' | 'begun' | 'answered' = 'unused';

  constructor(request: KeyOfRequest) {
    this.#request = request;
  }

  get state() {
    return this.#state;
  }

  /** Part of the statement that begins the work: returns no row when another request has the key; the work then throws `KeyTaken`. */
  beginning(transaction: DatabaseTransaction): Write {
    return insertBegun(transaction, this.#request);
  }

  /** The statement with `beginning` has returned its row. */
  begun(): void {
    this.#state = 'begun';
  }

  /** Performs a write that returns a row, and saves the answer if it did. True when it did. */
  async saveWith(db: Database, write: Write, answer: object): Promise<boolean> {
    const kept = updateAnswer(db, this.#request, answer).where(sql<boolean>`exists (select from done)`);
    const { rows } = await sql`with done as (${write}), kept as (${kept}) select from done`.execute(db);
    if (rows.length > 0) this.#state = 'answered';
    return rows.length > 0;
  }
}
