import { sql, type IsolationLevel, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** An open transaction: what must happen wholly or not at all takes this, so that it cannot be called outside one. */
export type DatabaseTransaction = Transaction<Schema>;

/** What PostgreSQL says when two transactions got in each other's way and one should simply be done again. */
const repeatable = new Set(['40001', '40P01']);

export interface TransactionOptions {
  /** Read committed unless said; the locks of places and money do not need more. */
  isolation?: IsolationLevel;
  /** How often the work is tried in all. */
  attempts?: number;
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** Whether the database refused a row because one of these unique indexes has it already: somebody else was first. */
export function isTaken(error: unknown, ...indexes: string[]): boolean {
  return codeOf(error) === '23505' && indexes.includes(String((error as { constraint?: unknown }).constraint));
}

/** Transactions that are undone as one, and whether a part of them asked for it. */
const wholes = new WeakMap<object, { undone: boolean }>();

/**
 * Runs a whole call in one transaction. Its parts need no savepoints of their own: a part that is undone undoes all, and whoever
 * goes on as if it had not been makes a mistake of ours.
 */
export async function inWholeTransaction<T>(
  db: Database,
  isUndone: (outcome: T) => boolean,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return inTransactionUnless(db, isUndone, async (transaction) => {
    const whole = { undone: false };
    wholes.set(transaction, whole);
    const outcome = await work(transaction);
    if (whole.undone && !isUndone(outcome)) throw new Error('a part was undone, and the whole went on');
    return outcome;
  });
}

/** What waits for the end of a transaction. */
const later = new WeakMap<object, (() => void)[]>();

/** Runs once the transaction stands, and not at all where it is undone; outside of one at once. */
export function afterCommit(db: Database, work: () => void): void {
  if (!db.isTransaction) return work();
  const waiting = later.get(db);
  if (waiting) waiting.push(work);
  else later.set(db, [work]);
}

/** A part of a transaction that is undone as one. */
async function inWhole<T>(
  whole: { undone: boolean },
  transaction: DatabaseTransaction,
  work: (inner: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  try {
    return await work(transaction);
  } catch (error) {
    whole.undone = true;
    throw error;
  }
}

/** A part of an open transaction: what fails in it is undone, what came before stays. */
async function inSavepoint<T>(transaction: DatabaseTransaction, work: (inner: DatabaseTransaction) => Promise<T>) {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work(transaction);
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    await sql`release savepoint part`.execute(transaction);
    throw error;
  }
}

/**
 * Runs the work in one transaction: all of it or nothing. A deadlock or a serialization failure is tried again, a few
 * times, after a short random wait; so the work must have no effect outside the transaction. Other errors pass through.
 * Given an open transaction, the work becomes a part of it (and what asks for another isolation is a mistake of ours).
 */
export async function inTransaction<T>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  if (db.isTransaction) {
    if (options.isolation !== undefined) throw new Error('an open transaction keeps its isolation');
    const whole = wholes.get(db);
    return whole ? inWhole(whole, db as DatabaseTransaction, work) : inSavepoint(db as DatabaseTransaction, work);
  }
  const attempts = options.attempts ?? 5;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const builder = db.transaction();
      let open: object | undefined;
      const result = await (
        options.isolation === undefined ? builder : builder.setIsolationLevel(options.isolation)
      ).execute((transaction) => {
        open = transaction;
        return work(transaction);
      });
      for (const wait of (open && later.get(open)) ?? []) wait();
      return result;
    } catch (error) {
      if (attempt >= attempts || !repeatable.has(String(codeOf(error)))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/** Carries an outcome out of a transaction that it undoes. */
class Undone extends Error {
  readonly outcome: unknown;

  constructor(outcome: unknown) {
    super('undone');
    this.outcome = outcome;
  }
}

/** As `inTransaction`; an outcome that is not ok also undoes what was done on the way to it. */
export function inTransactionIfOk<T extends { ok: boolean }>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return inTransactionUnless(db, (outcome) => !outcome.ok, work);
}

/** As `inTransaction`; an outcome that this says of also undoes what was done on the way to it. */
export async function inTransactionUnless<T>(
  db: Database,
  isUndone: (outcome: T) => boolean,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, async (transaction) => {
      const outcome = await work(transaction);
      if (isUndone(outcome)) throw new Undone(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undone) return error.outcome as T;
    throw error;
  }
}
