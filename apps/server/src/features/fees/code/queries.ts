import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

const codesOf = (db: Database, conferenceId: number, words: string) =>
  db
    .selectFrom('discount_code')
    .where('discount_code.conference_id', '=', conferenceId)
    .where((where) =>
      words === ''
        ? where.lit(true)
        : where(where.fn<string>('strpos', ['code', where.val(words.toUpperCase())]), '>', '0'),
    );

/** Newest first. */
export const findCodes = (db: Database, conferenceId: number, words: string, before: number | null, limit: number) =>
  codesOf(db, conferenceId, words)
    .innerJoin('stock', 'stock.id', 'discount_code.stock_id')
    .selectAll('discount_code')
    .select('stock.size')
    .where((where) => (before === null ? where.lit(true) : where('discount_code.id', '<', before)))
    .orderBy('discount_code.id', 'desc')
    .limit(limit)
    .execute();
export type CodeRow = Awaited<ReturnType<typeof findCodes>>[number];

export async function countCodes(db: Database, conferenceId: number, words: string): Promise<number> {
  const row = await codesOf(db, conferenceId, words)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** True when all are fees of this conference. */
export async function areFees(db: Database, conferenceId: number, feeIds: readonly number[]): Promise<boolean> {
  if (feeIds.length === 0) return true;
  const rows = await db
    .selectFrom('fee_kind')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('id', 'in', [...feeIds])
    .execute();
  return rows.length === new Set(feeIds).size;
}

export const findCode = (db: Database, conferenceId: number, codeId: number) =>
  db
    .selectFrom('discount_code')
    .select(['id', 'stock_id'])
    .where('id', '=', codeId)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();

/** Registrations that used a code or hold it until payment. */
export async function usesOf(db: Database, stockId: number) {
  const { rows } = await sql<{ id: number; name: string; number: string; confirmed: boolean; at: Date }>`
    select registration.id, registration.name, registration.number, claim.state = 'confirmed' as confirmed, claim.created_at as at
    from claim join registration on registration.id = claim.registration_id
    where claim.stock_id = ${stockId} and claim.state <> 'released'
      and (claim.state = 'confirmed' or claim.held_until > clock_timestamp())
    order by claim.id desc limit 500
  `.execute(db);
  return rows;
}
