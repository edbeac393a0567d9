import { sql } from 'kysely';
import type { DatabaseTransaction } from '../transaction.ts';
import type { LiveClaim } from './taken.ts';

export interface LockedStock {
  id: number;
  /** Never null: what cannot run out needs no lock. */
  size: number;
  /** Gone to others than the one who asks. */
  taken: number;
  /** The others' claims one by one, where they are beds and rooms of a night; null of anything else. */
  claims: Omit<LiveClaim, 'stockId'>[] | null;
  /** Kept for others who wait for it. */
  promised: number;
  /** What the one who asks has of it already. */
  own: number;
}

/**
 * Locks every stock that can run out, in one order for everybody, so that two transactions never wait for each other, and says
 * what is gone of each to others. From here to the end of the transaction nobody else gives or takes of them: let it come late.
 */
export async function lockStocks(
  transaction: DatabaseTransaction,
  ids: readonly number[],
  butOf: number,
): Promise<LockedStock[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LockedStock>`
    select id, size, taken, claims, promised, own from lock_stocks(${[...new Set(ids)]}::bigint[], ${butOf}::bigint)
  `.execute(transaction);
  return rows;
}
