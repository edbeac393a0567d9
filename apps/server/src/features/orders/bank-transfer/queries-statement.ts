import type { BankColumns } from '@meetingapp/domain/orders/bank-columns.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { BankRow } from '../../../db/schema/json-shapes.ts';
import type { KnownLayout } from './reader.ts';

/** Layouts that a society's statements were read by, the latest of each titles. */
export async function layoutsOf(db: Database, societyId: number): Promise<KnownLayout[]> {
  const { rows } = await sql<{ titles: string[]; columns: BankColumns }>`
    select distinct on (titles) titles, columns from bank_statement
    join conference on conference.id = bank_statement.conference_id
    where conference.society_id = ${societyId} and mapped and titles <> '[]'
    order by titles, bank_statement.id desc`.execute(db);
  return rows;
}

const statements = (db: Database, conferenceId: number, id: number) =>
  db
    .selectFrom('bank_statement')
    .innerJoin('conference', 'conference.id', 'bank_statement.conference_id')
    .select([
      'bank_statement.id',
      'bank_statement.name',
      'bank_statement.rows',
      'bank_statement.titles',
      'bank_statement.lines',
      'bank_statement.columns',
      'bank_statement.mapped',
      'bank_statement.mends',
      'bank_statement.left_out',
      'bank_statement.version',
      'conference.society_id',
      sql<string>`coalesce(bank_statement.currency, conference.currency)`.as('currency'),
      sql<string[]>`to_jsonb(conference.currency) || conference.currencies`.as('offered'),
    ])
    .where('bank_statement.id', '=', id)
    .where('bank_statement.conference_id', '=', conferenceId)
    .where('bank_statement.withdrawn_at', 'is', null);

/** A statement that is not withdrawn. */
export const findStatement = (db: Database, conferenceId: number, id: number) =>
  statements(db, conferenceId, id).executeTakeFirst();
export type StatementRecord = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

/** The same, locked: nothing is booked from it until the end of the transaction. */
export const lockStatement = (db: Database, conferenceId: number, id: number) =>
  statements(db, conferenceId, id).forUpdate('bank_statement').executeTakeFirst();
export type LockedStatement = StatementRecord;

/** True when the statement is read as it was, which it stays until the end of the transaction. */
export async function holdStatement(db: Database, id: number, version: number): Promise<boolean> {
  const row = await db
    .selectFrom('bank_statement')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** True when a line of the statement is booked. */
export async function hasBookings(db: Database, statementId: number): Promise<boolean> {
  const row = await db
    .selectFrom('bank_booking')
    .select('id')
    .where('statement_id', '=', statementId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Currency and key of a row, which identify it in a society. */
export const keyOf = ({ key, currency }: Pick<BankRow, 'key' | 'currency'>, ofStatement: string): string =>
  `${currency ?? ofStatement} ${key}`;

/** What is booked of these rows in any conference of the society, in the smallest unit, by currency and key. */
export async function takenOf(db: Database, societyId: number, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ row: string; taken: number }>`
    select wanted.row, bank_row.taken from unnest(${[...keys]}::text[]) as wanted (row)
    join bank_row on bank_row.society_id = ${societyId} and bank_row.currency = split_part(wanted.row, ' ', 1)
      and bank_row.key = substr(wanted.row, strpos(wanted.row, ' ') + 1)`.execute(db);
  return new Map(rows.map(({ row, taken }) => [row, Number(taken)]));
}

/** Of these rows those that an earlier statement of the society brought, each with the name of the first one. */
export async function importedEarlier(
  db: Database,
  { id, society_id }: Pick<StatementRecord, 'id' | 'society_id'>,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ row: string; name: string }>`
    select distinct on (row) row, earlier.name from bank_statement as earlier
    join conference on conference.id = earlier.conference_id, unnest(earlier.keys) as row
    where conference.society_id = ${society_id} and earlier.id < ${id} and earlier.withdrawn_at is null
      and earlier.keys && ${[...keys]}::text[] and row = any (${[...keys]}::text[])
    order by row, earlier.id`.execute(db);
  return new Map(rows.map(({ row, name }) => [row, name]));
}
