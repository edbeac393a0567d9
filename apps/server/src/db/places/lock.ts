import { sql } from 'kysely';
import type { DatabaseTransaction } from '../connection/transaction.ts';
import type { NightClaims } from './night.ts';
import type { LiveClaim } from './taken.ts';

/** A locked stock with the numbers of its live claims; `own` and `waiting` are those of the registrations that were asked about. */
export interface LockedStock {
  id: number;
  /** Never null: an unlimited stock needs no lock. */
  size: number;
  /** Units taken by everybody. */
  taken: number;
  /** Of a room night: what is taken as rooms and beds. */
  night: NightClaims;
  /** Units reserved for the waiting list. */
  promised: number;
  own: OwnClaim[];
  waiting: { registrationId: number; amount: number }[];
}

export interface OwnClaim extends Omit<LiveClaim, 'stockId'> {
  confirmed: boolean;
  offered: boolean;
}

type Row = Omit<LockedStock, 'night' | 'own' | 'waiting'> &
  NightClaims & { own: LockedStock['own'] | null; waiting: LockedStock['waiting'] | null };

/**
 * Locks every limited stock in a fixed order, so that two transactions never wait for each other, and counts it. The cost does not
 * depend on the number of claims. Call it late in the transaction: no other transaction can take places of these stocks until its end.
 */
export async function lockStocks(
  transaction: DatabaseTransaction,
  ids: readonly number[],
  ownOf: readonly number[] = [],
): Promise<LockedStock[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select id, size, taken, rooms, male, female, mates, promised, own, waiting
    from lock_stocks(${[...new Set(ids)]}::bigint[], ${[...ownOf]}::bigint[])
  `.execute(transaction);
  return rows.map(({ rooms, male, female, mates, own, waiting, ...stock }) => ({
    ...stock,
    night: { rooms, male, female, mates },
    own: own ?? [],
    waiting: waiting ?? [],
  }));
}

/** Units that are taken by, or reserved for, registrations other than those that were asked about. */
export const takenByOthers = ({ taken, promised, own, waiting }: LockedStock): number =>
  taken + promised - [...own, ...waiting].reduce((sum, { amount }) => sum + amount, 0);
