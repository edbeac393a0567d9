import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from './database.ts';

type Named = 'news_column' | 'video_category';
type Ordered = Named | 'live_room' | 'live_series';

/** Puts rows in this order; those that are not named come after them. */
export async function orderRows(
  db: Database,
  table: Ordered,
  conferenceId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`update ${sql.table(table)} set position = coalesce(array_position(${ids}::bigint[], id), ${ids.length} + position)
    where conference_id = ${conferenceId}`.execute(db);
}

/** Behind those that are there. */
export const lastPosition = (table: Ordered, conferenceId: number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where conference_id = ${conferenceId})`;

/** What has a name and a place and no more; a new one (`id` null) stands last. Null: there is none of that number in this conference. */
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
