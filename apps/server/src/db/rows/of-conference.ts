import { sql } from 'kysely';
import type { Database } from '../connection/database.ts';

/** True when a row with this id belongs to the conference. */
export async function isOfConference(
  db: Database,
  table: 'expert' | 'news_column' | 'programme_session' | 'video_category',
  conferenceId: number,
  id: number,
): Promise<boolean> {
  const found =
    await sql`select 1 from ${sql.table(table)} where id = ${id} and conference_id = ${conferenceId}`.execute(db);
  return found.rows.length > 0;
}
