import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { findConference } from './queries.ts';

/** Prices of a body in further currencies. */
export interface PricesIn {
  field: string;
  prices: Readonly<Record<string, number>>;
  /** What they are the prices of; absent: the field says it. */
  label?: string;
}

/** Further currencies in which something of a conference has a price. */
async function pricedCurrencies(db: Database, conferenceId: number): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct jsonb_object_keys(prices) as currency from (
      select fee_window.prices from fee_window join fee_kind on fee_kind.id = fee_window.fee_kind_id
        where fee_kind.conference_id = ${conferenceId}
      union all select prices from extra where conference_id = ${conferenceId}
    ) as priced`.execute(db);
  return rows.map(({ currency }) => currency);
}

/** Faults of prices in a currency that the conference never offered. Those of one that it took back stay. */
export async function unknownCurrencies(db: Database, cid: number, all: readonly PricesIn[]): Promise<FieldFault[]> {
  if (all.every(({ prices }) => Object.keys(prices).length === 0)) return [];
  const conference = await findConference(db, cid);
  const known = new Set([...(conference?.currencies ?? []), ...(await pricedCurrencies(db, cid))]);
  return all.flatMap(({ field, prices, label }) =>
    Object.keys(prices).every((currency) => known.has(currency))
      ? []
      : [{ field, reason: 'not_an_option', ...(label === undefined ? {} : { label }) }],
  );
}
