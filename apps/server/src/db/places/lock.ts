import { sql } from 'kysely';
import type { DatabaseTransaction } from '../transaction.ts';

export interface LockedStock {
  id: number;
  /** Never null: what cannot run out needs no lock. */
  size: number;
}

/**
 * Locks every stock that can run out, in one order for everybody, so that two transactions never wait for each other.
 * From here to the end of the transaction nobody else gives or takes of them.
 */
export async function lockStocks(transaction: DatabaseTransaction, ids: readonly number[]): Promise<LockedStock[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LockedStock>`
    select id, size from stock where id = any(${[...new Set(ids)]}::bigint[]) and size is not null order by id for update
  `.execute(transaction);
  return rows;
}
