import { sql } from 'kysely';
import type { DatabaseTransaction } from '../connection/transaction.ts';
import type { LiveClaim } from './taken.ts';

export interface LockedStock {
  id: number;
  /** Never null: an unlimited stock needs no lock. */
  size: number;
  /** Units taken by registrations other than the asking one. */
  taken: number;
  /** The others' single claims for beds and rooms of a night; null for other stocks. */
  claims: Omit<LiveClaim, 'stockId'>[] | null;
  /** Units reserved for others on the waiting list. */
  promised: number;
  /** Units that the asking registration already has. */
  own: number;
}

/**
 * Locks every limited stock in a fixed order, so that two transactions never wait for each other, and returns what others have taken
 * of each. Call it late in the transaction: no other transaction can change these stocks until its end.
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
