import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { CodeRow } from '../code/queries.ts';

/** The names of a conference's fees, closed ones included. */
export const titledFees = (db: Database, conferenceId: number) =>
  db
    .selectFrom('fee_kind')
    .select(['id', 'title'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Time zone and currencies of a conference, as its sheets of codes need them. */
export async function settingOf(db: Database, conferenceId: number) {
  const { zone, currency, currencies } = await db
    .selectFrom('conference')
    .select(['zone', 'currency', 'currencies'])
    .where('id', '=', conferenceId)
    .executeTakeFirstOrThrow();
  return { zone, currency, further: currencies };
}

const codesOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('discount_code')
    .innerJoin('stock', 'stock.id', 'discount_code.stock_id')
    .selectAll('discount_code')
    .select('stock.size')
    .where('discount_code.conference_id', '=', conferenceId)
    .orderBy('discount_code.id');

/** Codes by their names in capitals; `lock`: until the end of the transaction nobody ends or changes them. */
export async function codesByName(db: Database, conferenceId: number, names: readonly string[], lock: boolean) {
  const of = codesOf(db, conferenceId).where(sql<boolean>`upper(code) = any(${[...names]}::text[])`);
  return (lock ? of.forNoKeyUpdate('discount_code') : of).execute();
}

/** Codes by their ids, locked so that nobody chooses or changes them until the end of the transaction. */
export const codesById = (db: Database, conferenceId: number, ids: readonly number[]) =>
  codesOf(db, conferenceId)
    .where('discount_code.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .forUpdate('discount_code')
    .execute();

/** Of some codes the ids of those that somebody has or had, or has chosen. */
export async function usedCodes(
  db: Database,
  codes: readonly Pick<CodeRow, 'id' | 'stock_id'>[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select one.id from unnest(${codes.map(({ id }) => id)}::bigint[], ${codes.map((code) => code.stock_id)}::bigint[])
      as one (id, stock_id)
    where exists (select from claim where claim.stock_id = one.stock_id)
      or exists (select from registration where discount_code_id = one.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** What a code grants, as it is stored; times in ISO format. */
export interface CodeRecord {
  kind: CodeRow['kind'];
  value: number;
  /** Of a fixed sum: in further currencies. */
  prices: CodeRow['prices'];
  size: number | null;
  from: string | null;
  until: string | null;
  fees: number[];
  person: string | null;
}

export const recordOf = (code: CodeRow): CodeRecord => ({
  kind: code.kind,
  value: code.value,
  prices: { ...code.prices },
  size: code.size,
  from: code.starts_at?.toISOString() ?? null,
  until: code.ends_at?.toISOString() ?? null,
  fees: [...code.fee_ids],
  person: code.person_key,
});
