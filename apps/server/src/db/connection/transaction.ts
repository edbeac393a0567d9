import { sql, type IsolationLevel, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from '../schema/schema.ts';

/** An open transaction. Functions that must run atomically take this type, so that they cannot be called outside one. */
export type DatabaseTransaction = Transaction<Schema>;

/** SQLSTATE codes of serialization failure and deadlock, after which the transaction can be retried. */
const repeatable = new Set(['40001', '40P01']);

export interface TransactionOptions {
  /** Read committed by default; the row locks of places and money need no more. */
  isolation?: IsolationLevel;
  /** Maximum number of attempts, including the first. */
  attempts?: number;
}

/** SQLSTATE of an error of the database; undefined for any other. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** True when the database refused a row because one of these unique indexes already contains it. */
export function isTaken(error: unknown, ...indexes: string[]): boolean {
  return codeOf(error) === '23505' && indexes.includes(String((error as { constraint?: unknown }).constraint));
}

/** Transactions that roll back as a whole, and whether a part has failed. */
const wholes = new WeakMap<object, { undone: boolean }>();

/**
 * Runs a whole call in one transaction without savepoints: a failed part rolls back everything. Throws when a part failed and the
 * outcome is still a success, which is a programming error.
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

/** Databases of open transactions. */
const roots = new WeakMap<object, Database>();

/** The database of a transaction of `inTransaction`; otherwise the given one itself. */
export const rootOf = (db: Database): Database => roots.get(db) ?? db;

/** Work to run after the commit of a transaction. */
const later = new WeakMap<object, (() => void)[]>();

/** Runs `work` after the transaction has committed, and never when it rolls back; immediately when called outside a transaction. */
export function afterCommit(db: Database, work: () => void): void {
  if (!db.isTransaction) return work();
  const waiting = later.get(db);
  if (waiting) waiting.push(work);
  else later.set(db, [work]);
}

/** Last statements of transactions, which are sent together with the commit. */
const lasts = new WeakMap<object, Promise<unknown>>();

/**
 * Lets the commit follow a statement that is already sent, without waiting for it. When it fails PostgreSQL rolls back, and the
 * transaction throws its error. Nothing else may be sent in this transaction, or in its part when the transaction is open already.
 */
export function sendWithCommit(transaction: DatabaseTransaction, sent: Promise<unknown>): void {
  sent.catch(() => undefined);
  lasts.set(transaction, sent);
}

/** Runs the work of a part, whose last statement is awaited here: the commit comes later. */
async function workOfPart<T>(transaction: DatabaseTransaction, work: (inner: DatabaseTransaction) => Promise<T>) {
  const result = await work(transaction);
  const last = lasts.get(transaction);
  lasts.delete(transaction);
  await last;
  return result;
}

/** Runs a part of a transaction that rolls back as a whole. */
async function inWhole<T>(
  whole: { undone: boolean },
  transaction: DatabaseTransaction,
  work: (inner: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  try {
    return await workOfPart(transaction, work);
  } catch (error) {
    whole.undone = true;
    throw error;
  }
}

/** Runs a part of an open transaction in a savepoint: its failure undoes only this part. */
async function inSavepoint<T>(transaction: DatabaseTransaction, work: (inner: DatabaseTransaction) => Promise<T>) {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await workOfPart(transaction, work);
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    await sql`release savepoint part`.execute(transaction);
    throw error;
  }
}

/**
 * Runs the work in one transaction. A deadlock or a serialization failure is retried after a short random wait (5 attempts by
 * default), so the work must have no effect outside the transaction. Other errors are rethrown. Given an open transaction, the work
 * becomes a part of it; asking for another isolation level then throws.
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
        roots.set(transaction, db);
        return work(transaction);
      });
      if (open) await lasts.get(open);
      for (const wait of (open && later.get(open)) ?? []) wait();
      return result;
    } catch (error) {
      if (attempt >= attempts || !repeatable.has(String(codeOf(error)))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/** Carries an outcome out of a transaction that it rolls back. */
class Undone extends Error {
  readonly outcome: unknown;

  constructor(outcome: unknown) {
    super('undone');
    this.outcome = outcome;
  }
}

/** As `inTransaction`; also rolls back when the outcome is not ok. */
export function inTransactionIfOk<T extends { ok: boolean }>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return inTransactionUnless(db, (outcome) => !outcome.ok, work);
}

/** As `inTransaction`; also rolls back when the predicate is true for the outcome. */
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

/** Runs the work of each item in a savepoint of its own: a failed item undoes only its own work. */
export async function inSavepoints<Item, T>(
  transaction: DatabaseTransaction,
  items: readonly Item[],
  isUndone: (outcome: T) => boolean,
  work: (item: Item, inner: DatabaseTransaction) => Promise<T>,
): Promise<T[]> {
  const outcomes: T[] = [];
  for (const item of items)
    outcomes.push(await inTransactionUnless(transaction, isUndone, (inner) => work(item, inner)));
  return outcomes;
}
