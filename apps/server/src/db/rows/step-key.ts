import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../connection/database.ts';
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

const abandoned = sql<boolean>`idempotency_key.created_at < now() - make_interval(secs => ${ABANDONED_MS / 1000})`;

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
        .where(abandoned),
    )
    .returning('key');

/** As `insertBegun` for the rows of `one`, another part of the statement, with the columns `caller`, `path`, `key` and `body_hash`. */
export const insertAllBegun = (db: Database) =>
  db
    .insertInto('idempotency_key')
    .columns(['caller', 'path', 'key', 'body_hash'])
    .expression(sql`select caller, path, key, body_hash from one`)
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'path', 'key'])
        .doUpdateSet({ created_at: sql`now()` })
        .where('idempotency_key.answer', 'is', null)
        .where('idempotency_key.body_hash', '=', sql<Buffer>`excluded.body_hash`)
        .where(abandoned),
    )
    .returning(['caller', 'path', 'key']);

/** Saves the answer of a begun key. */
export const updateAnswer = (db: Database, key: Omit<KeyOfRequest, 'bodyHash'>, answer: object) =>
  updateText(db, { ...key, answer: JSON.stringify(answer) });

/** An answer, as JSON, for its begun key. */
export type AnswerOfKey = Omit<KeyOfRequest, 'bodyHash'> & { answer: string };

const updateText = (db: Database, { caller, path, key, answer }: AnswerOfKey) =>
  db
    .updateTable('idempotency_key')
    .set({ answer })
    .where('caller', '=', caller)
    .where('path', '=', path)
    .where('key', '=', key);

/** A write that returns a row, with the answer of the request, which is saved if it did; for a compiled statement. */
export const writeWithAnswer = (db: Database, write: Write, key: AnswerOfKey): RawBuilder<object> =>
  sql`with done as (${write}), kept as (${updateText(db, key).where(sql<boolean>`exists (select from done)`)}) select from done`;

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

  /** What the statement that begins the work inserts by `insertBegun`. Without its row another request has the key: throw `KeyTaken`. */
  get request(): KeyOfRequest {
    return this.#request;
  }

  /** The statement with `insertBegun` has returned its row. */
  begun(): void {
    this.#state = 'begun';
  }

  /** Executes a statement of `writeWithAnswer`. True when it wrote a row and saved the answer. */
  async saveBy(execute: (key: AnswerOfKey) => Promise<readonly object[]>, answer: object): Promise<boolean> {
    const { bodyHash: _bodyHash, ...key } = this.#request;
    const rows = await execute({ ...key, answer: JSON.stringify(answer) });
    if (rows.length > 0) this.#state = 'answered';
    return rows.length > 0;
  }
}
