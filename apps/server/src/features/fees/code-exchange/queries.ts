import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** The names of a conference's fees, closed ones included. */
export const titledFees = (db: Database, conferenceId: number) =>
  db
    .selectFrom('fee_kind')
    .select(['id', 'title'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function zoneOf(db: Database, conferenceId: number): Promise<string> {
  const { zone } = await db
    .selectFrom('conference')
    .select('zone')
    .where('id', '=', conferenceId)
    .executeTakeFirstOrThrow();
  return zone;
}

/** Codes by their names in capitals; `lock`: until the end of the transaction nobody ends or changes them. */
export async function codesByName(db: Database, conferenceId: number, names: readonly string[], lock: boolean) {
  const of = db
    .selectFrom('discount_code')
    .innerJoin('stock', 'stock.id', 'discount_code.stock_id')
    .selectAll('discount_code')
    .select('stock.size')
    .where('discount_code.conference_id', '=', conferenceId)
    .where(sql<boolean>`upper(code) = any(${[...names]}::text[])`)
    .orderBy('discount_code.id');
  return (lock ? of.forNoKeyUpdate('discount_code') : of).execute();
}
