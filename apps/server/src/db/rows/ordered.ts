import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../connection/database.ts';

type Named = 'news_column' | 'video_category';
type Ordered = Named | 'live_room' | 'live_series';

/** Puts rows in this order; rows that are not named come after them. */
export async function orderRows(
  db: Database,
  table: Ordered,
  conferenceId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`update ${sql.table(table)} set position = coalesce(array_position(${ids}::bigint[], id), ${ids.length} + position)
    where conference_id = ${conferenceId}`.execute(db);
}

/** The position after all present rows. */
export const lastPosition = (table: Ordered, conferenceId: number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where conference_id = ${conferenceId})`;

/**
 * Saves a row with only a name and a position; a new one (`id` null) is put last. Returns null when the conference has no row with
 * that id.
 */
export async function saveNamed(
  db: Database,
  table: Named,
  conferenceId: number,
  { id, name }: { id: number | null; name: Bilingual },
): Promise<number | null> {
  const text = JSON.stringify(name);
  const { rows } =
    id === null
      ? await sql<{ id: number }>`
          insert into ${sql.table(table)} (conference_id, name, position)
          values (${conferenceId}, ${text}, ${lastPosition(table, conferenceId)}) returning id`.execute(db)
      : await sql<{ id: number }>`
          update ${sql.table(table)} set name = ${text}
          where id = ${id} and conference_id = ${conferenceId} returning id`.execute(db);
  return rows[0]?.id ?? null;
}
