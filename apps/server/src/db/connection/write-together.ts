import { sql, type OperationNodeSource, type RawBuilder } from 'kysely';
import type { DatabaseTransaction } from './transaction.ts';

/** A statement that writes. Writes that are combined must not read or write each other's rows. */
export type Write = OperationNodeSource;

/** The writes as named `with` parts of another statement, so that all take one round trip. */
export const namedWrites = (writes: readonly Write[]): RawBuilder<unknown>[] =>
  writes.map((write, index) => sql`${sql.ref(`write_${index}`)} as (${write})`);

/** Several writes, at least one, as one statement. */
export function oneStatement([last, ...others]: readonly Write[]): RawBuilder<unknown> {
  if (!last) throw new Error('there is nothing to write');
  return others.length === 0 ? sql`${last}` : sql`with ${sql.join(namedWrites(others))} ${last}`;
}

/** Writes that read the rows of a list, at least one, as one statement. They read it as `one`. */
export const oneStatementOf = (
  list: RawBuilder<unknown>,
  [last, ...others]: readonly [Write, ...Write[]],
): RawBuilder<unknown> => sql`with ${sql.join([sql`one as materialized (${list})`, ...namedWrites(others)])} ${last}`;

/** Sends several writes as one statement; nothing when there are none. */
export async function writeTogether(transaction: DatabaseTransaction, writes: readonly Write[]): Promise<void> {
  if (writes.length > 0) await oneStatement(writes).execute(transaction);
}
