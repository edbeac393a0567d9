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
 * the waiting list, except for a person who already has a place. The cost does not depend on the number of claims.
 */
export async function takenOf(
  db: Database,
  stockIds: readonly number[],
  butNotOf: number | null = null,
): Promise<Map<number, number>> {
  if (stockIds.length === 0) return new Map();
  const { rows } = await sql<{ stock_id: number; taken: number }>`
    with moment as materialized (select clock_timestamp() as at),
    own as (
      select stock_id, sum(amount)::int as amount from claim cross join moment
      where registration_id = ${butNotOf}::bigint and state <> 'released'
        and (state = 'confirmed' or (held_until > at and not lapsed))
      group by stock_id
    )
    select claims.stock_id, claims.amount - coalesce(own.amount, 0)
        + case when own.amount is null then waiting_for(claims.stock_id, ${butNotOf}::bigint) else 0 end as taken
    from moment cross join lateral claims_of(${[...stockIds]}::bigint[], moment.at) as claims
    left join own on own.stock_id = claims.stock_id
  `.execute(db);
  return new Map(rows.map((row) => [row.stock_id, row.taken]));
}
