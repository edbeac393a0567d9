import { sql } from 'kysely';
import type { Database } from '../connection/database.ts';

export interface LiveClaim {
  stockId: number;
  registrationId: number;
  amount: number;
  part: 'room' | 'bed' | null;
  gender: 'male' | 'female' | null;
  mateId: number | null;
}

/**
 * Returns the units taken of each stock: confirmed, or held and not lapsed by the database's clock at this statement, or reserved for
 * the waiting list, except for a person who already has a place.
 */
export async function takenOf(
  db: Database,
  stockIds: readonly number[],
  butNotOf: number | null = null,
): Promise<Map<number, number>> {
  if (stockIds.length === 0) return new Map();
  const { rows } = await sql<{ stock_id: number; taken: number }>`
    select stock_id, sum(amount)::int as taken from (
      select stock_id, amount from claim
      where stock_id = any(${[...stockIds]}::bigint[]) and state <> 'released'
        and (state = 'confirmed' or held_until > clock_timestamp())
        and registration_id is distinct from ${butNotOf}::bigint
      union all
      select stock_id, amount from waiting_entry
      where stock_id = any(${[...stockIds]}::bigint[]) and state = 'waiting'
        and registration_id is distinct from ${butNotOf}::bigint and own_of(stock_id, ${butNotOf}::bigint) = 0
    ) as gone
    group by stock_id
  `.execute(db);
  return new Map(rows.map((row) => [row.stock_id, row.taken]));
}

/** Returns the single claims of stocks, for room nights, where the beds of one room belong to one gender. */
export async function liveClaims(
  db: Database,
  stockIds: readonly number[],
  butNotOf: number | null = null,
): Promise<LiveClaim[]> {
  if (stockIds.length === 0) return [];
  const { rows } = await sql<LiveClaim>`
    select stock_id as "stockId", registration_id as "registrationId", amount, part, gender, mate_id as "mateId" from claim
    where stock_id = any(${[...stockIds]}::bigint[]) and state <> 'released'
      and (state = 'confirmed' or held_until > clock_timestamp())
      and registration_id is distinct from ${butNotOf}::bigint
  `.execute(db);
  return rows;
}
