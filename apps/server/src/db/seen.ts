import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

export interface Overtaken {
  ok: false;
  reason: 'not_found' | 'changed_meanwhile';
}

export const nextVersion = sql<number>`version + 1`;

/** A locked row, where it is still the one that the person began from: what somebody wrote since is not written over. */
export function asSeen<Row extends { version: number }>(
  row: Row | undefined,
  seen: number | null,
): { ok: true; row: Row } | Overtaken {
  if (!row) return { ok: false, reason: 'not_found' };
  if (row.version !== seen) return { ok: false, reason: 'changed_meanwhile' };
  return { ok: true, row };
}

interface Place {
  conferenceId: number;
  id: number;
}

/** Locks a row of this conference that is still as the person saw it. */
export async function lockSeen(
  db: Database,
  table: 'article' | 'web_page' | 'talk' | 'live_room' | 'live_series' | 'broadcast' | 'video',
  { conferenceId, id }: Place,
  seen: number | null,
) {
  const found = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id} and conference_id = ${conferenceId} for update`.execute(
    db,
  );
  return asSeen(found.rows[0], seen);
}

type Written = { ok: true; id: number; version: number };
interface AnyRow {
  id: number;
  version: number;
}
type Versioned = 'article' | 'live_room' | 'live_series' | 'video';

/**
 * Makes a row of this conference (`id` null), or changes the one that is still as the person saw it. What only a new one has stands
 * in `first`.
 */
export async function writeSeen<Table extends Versioned>(
  db: Database,
  table: Table,
  { conferenceId, id, seen }: { conferenceId: number; id: number | null; seen: number | null },
  values: Omit<Insertable<Schema[Table]>, 'conference_id' | 'folder'>,
  first: object = {},
): Promise<Written | Overtaken> {
  // Which columns there are, the caller's types have judged; no builder of queries follows a table that is a variable.
  const rows = db as unknown as Kysely<{ written: AnyRow }>;
  const name = table as string as 'written';
  if (id === null) {
    const made = rows.insertInto(name).values({ ...values, ...first, conference_id: conferenceId } as never);
    return { ok: true, ...(await made.returning(['id', 'version']).executeTakeFirstOrThrow()) };
  }
  const locked = await lockSeen(db, table, { conferenceId, id }, seen);
  if (!locked.ok) return locked;
  const changed = rows
    .updateTable(name)
    .set({ ...values, version: nextVersion } as never)
    .where('id', '=', id);
  return { ok: true, ...(await changed.returning(['id', 'version']).executeTakeFirstOrThrow()) };
}

/** Deleted, or brought back with null; false: there is none in this conference. */
export async function setRemoved(
  db: Database,
  table: 'article' | 'web_page' | 'broadcast' | 'video',
  { conferenceId, id }: Place,
  at: Date | null,
): Promise<boolean> {
  const found = await sql`
    update ${sql.table(table)} set removed_at = ${at}, version = version + 1
    where id = ${id} and conference_id = ${conferenceId} returning id`.execute(db);
  return found.rows.length > 0;
}
