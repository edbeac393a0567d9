import { sql, type OperationNodeSource, type RawBuilder } from 'kysely';
import type { DatabaseTransaction } from './transaction.ts';

/** A statement that writes. Writes that are combined must not read or write each other's rows. */
export type Write = OperationNodeSource;

/** The writes as named `with` parts of another statement, so that all take one round trip. */
export const namedWrites = (writes: readonly Write[]): RawBuilder<unknown>[] =>
  writes.map((write, index) => sql`${sql.ref(`write_${index}`)} as (${write})`);

/** Sends several writes as one statement. */
export async function writeTogether(transaction: DatabaseTransaction, writes: readonly Write[]): Promise<void> {
  const [last, ...others] = writes;
  if (!last) return;
  if (others.length === 0) await sql`${last}`.execute(transaction);
  else await sql`with ${sql.join(namedWrites(others))} ${last}`.execute(transaction);
}
