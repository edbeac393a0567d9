import type { ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { Catalog } from './queries-catalog.ts';
import { archivedTables, type ArchivedTable } from './queries-plan.ts';

export type ArchiveRow = Record<string, unknown>;

const AT_ONCE = 500;

/** Which rows of a table belong to a conference and leave in a scope. */
function within(plan: ArchivedTable, conferenceId: number, scope: ArchiveScope, catalog: Catalog): RawBuilder<boolean> {
  const { table, under, only = 'true', without, reach } = plan;
  if (reach) return reach(conferenceId);
  const wanted = sql<boolean>`(${sql.raw(only)}) and ${scope === 'setup' && without ? staysOut(table, without) : sql`false`} is false`;
  if (under === undefined) return sql`${sql.ref(`${table}.conference_id`)} = ${conferenceId} and ${wanted}`;
  if (table === 'conference') return sql`conference.id = ${conferenceId}`;
  const parent = catalog.get(table)?.refers.get(under) ?? '';
  const above = archivedTables.find((one) => one.table === parent);
  if (!above) throw new Error(`${table}.${under} does not refer to a table of the archive`);
  return sql`${sql.ref(`${table}.${under}`)} in (
    select id from ${sql.table(parent)} where ${within(above, conferenceId, scope, catalog)}) and ${wanted}`;
}

const staysOut = (table: string, { column, value }: NonNullable<ArchivedTable['without']>): RawBuilder<boolean> => {
  const name = sql.ref(`${table}.${column}`);
  return value === undefined ? sql<boolean>`${name} is not null` : sql<boolean>`${name} = ${value}`;
};

/** The rows of a table in a fixed order, as PostgreSQL writes them in JSON, through a cursor of the transaction. */
export async function* rowsOf(
  db: DatabaseTransaction,
  plan: ArchivedTable,
  conferenceId: number,
  scope: ArchiveScope,
  catalog: Catalog,
): AsyncGenerator<ArchiveRow> {
  const { table } = plan;
  const hasId = catalog.get(table)?.columns.get('id')?.type === 'bigint';
  await sql`declare archived no scroll cursor for select to_jsonb(${sql.table(table)}) as row from ${sql.table(table)}
    where ${within(plan, conferenceId, scope, catalog)} order by ${sql.raw(hasId ? `${table}.id` : '1')}`.execute(db);
  for (let more = true; more;) {
    const page = await sql<{ row: ArchiveRow }>`fetch ${sql.raw(String(AT_ONCE))} from archived`.execute(db);
    for (const { row } of page.rows) yield row;
    more = page.rows.length === AT_ONCE;
  }
  await sql`close archived`.execute(db);
}

/** Accounts with their verified addresses; log-ins, passwords and messengers do not leave. */
export async function* accountsOf(db: Database, ids: readonly number[]): AsyncGenerator<ArchiveRow> {
  const ordered = [...ids].sort((one, other) => one - other);
  for (let at = 0; at < ordered.length; at += AT_ONCE) yield* await someAccounts(db, ordered.slice(at, at + AT_ONCE));
}

async function someAccounts(db: Database, ids: readonly number[]): Promise<ArchiveRow[]> {
  const { rows } = await sql<{ row: ArchiveRow }>`
    select jsonb_build_object('id', account.id, 'name', name,
      'phone', (select min(value) from identity where account_id = account.id and kind = 'phone' and verified_at is not null),
      'email', (select min(value) from identity where account_id = account.id and kind = 'email' and verified_at is not null)) as row
    from account where id = any (${[...ids]}::bigint[]) order by account.id`.execute(db);
  return rows.map(({ row }) => row);
}
