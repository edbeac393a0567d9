import { sql, type OperationNodeSource, type RawBuilder } from 'kysely';
import type { DatabaseTransaction } from './transaction.ts';

/** A statement that writes; of those that go together none reads what another writes, nor writes the same row. */
export type Write = OperationNodeSource;

/** For a `with` before another statement: all in one journey. */
export const namedWrites = (writes: readonly Write[]): RawBuilder<unknown>[] =>
  writes.map((write, index) => sql`${sql.ref(`write_${index}`)} as (${write})`);

/** Several writes as one statement. */
export async function writeTogether(transaction: DatabaseTransaction, writes: readonly Write[]): Promise<void> {
  const [last, ...others] = writes;
  if (!last) return;
  if (others.length === 0) await sql`${last}`.execute(transaction);
  else await sql`with ${sql.join(namedWrites(others))} ${last}`.execute(transaction);
}
