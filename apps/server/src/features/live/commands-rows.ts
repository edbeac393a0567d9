import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Overtaken } from '../../db/seen.ts';

type Table = 'live_room' | 'live_series';
export type Written = { ok: true; id: number; version: number } | Overtaken;

export const json = (value: unknown) => JSON.stringify(value);

/** Puts rows in this order; those that are not named come after them. */
export async function orderRows(
  db: Database,
  table: Table,
  conferenceId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`update ${sql.table(table)} set position = coalesce(array_position(${ids}::bigint[], id), ${ids.length} + position)
    where conference_id = ${conferenceId}`.execute(db);
}

/** Behind those that are there. */
export const lastPosition = (table: Table, conferenceId: number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where conference_id = ${conferenceId})`;
