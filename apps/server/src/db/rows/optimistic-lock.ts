import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database } from '../connection/database.ts';
import type { Schema } from '../schema/schema.ts';

export interface VersionConflict {
  ok: false;
  reason: 'not_found' | 'changed_meanwhile';
}

export const nextVersion = sql<number>`version + 1`;

/** Optimistic lock: fails with `changed_meanwhile` if the version of the locked row moved. */
export function matchVersion<Row extends { version: number }>(
  row: Row | undefined,
  seen: number | null,
): { ok: true; row: Row } | VersionConflict {
  if (!row) return { ok: false, reason: 'not_found' };
  if (row.version !== seen) return { ok: false, reason: 'changed_meanwhile' };
  return { ok: true, row };
}

interface Place {
  conferenceId: number;
  id: number;
}

/** Locks a row of this conference and checks its version. */
export async function lockVersion(
  db: Database,
  table: 'article' | 'web_page' | 'talk' | 'live_room' | 'live_series' | 'broadcast' | 'video',
  { conferenceId, id }: Place,
  seen: number | null,
) {
  const found = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id} and conference_id = ${conferenceId} for update`.execute(
    db,
  );
  return matchVersion(found.rows[0], seen);
}

type Written = { ok: true; id: number; version: number };
interface AnyRow {
  id: number;
  version: number;
}
type Versioned = 'article' | 'live_room' | 'live_series' | 'video';

/**
 * Inserts a row of this conference (`id` null), or updates it if its version has not moved. `first` holds the columns of new rows
 * only.
 */
export async function saveVersion<Table extends Versioned>(
  db: Database,
  table: Table,
  { conferenceId, id, seen }: { conferenceId: number; id: number | null; seen: number | null },
  values: Omit<Insertable<Schema[Table]>, 'conference_id' | 'folder'>,
  first: object = {},
): Promise<Written | VersionConflict> {
  // The caller's types have checked the columns; the query builder cannot type a table that is a variable.
  const rows = db as unknown as Kysely<{ written: AnyRow }>;
  const name = table as string as 'written';
  if (id === null) {
    const made = rows.insertInto(name).values({ ...values, ...first, conference_id: conferenceId } as never);
    return { ok: true, ...(await made.returning(['id', 'version']).executeTakeFirstOrThrow()) };
  }
  const locked = await lockVersion(db, table, { conferenceId, id }, seen);
  if (!locked.ok) return locked;
  const changed = rows
    .updateTable(name)
    .set({ ...values, version: nextVersion } as never)
    .where('id', '=', id);
  return { ok: true, ...(await changed.returning(['id', 'version']).executeTakeFirstOrThrow()) };
}

/** Marks a row as deleted, or restores it with null. Returns false when the conference has no such row. */
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
