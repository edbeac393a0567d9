import type { Database } from '../../../db/connection/database.ts';

export async function isOwnHall(db: Database, conferenceId: number, hallId: number): Promise<boolean> {
  return (await strange(db, 'hall', conferenceId, [hallId])).length === 0;
}

/** Those of these topics that this conference does not have. */
export const strangeTopics = (db: Database, conferenceId: number, ids: readonly number[]) =>
  strange(db, 'topic', conferenceId, ids);

/** Those of these halls that this conference does not have. */
export const strangeHalls = (db: Database, conferenceId: number, ids: readonly number[]) =>
  strange(db, 'hall', conferenceId, ids);

/** Those of these experts that this conference does not have. */
export const strangeExperts = (db: Database, conferenceId: number, ids: readonly number[]) =>
  strange(db, 'expert', conferenceId, ids);

async function strange(
  db: Database,
  table: 'hall' | 'topic' | 'expert',
  conferenceId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('id', 'in', [...ids])
    .execute();
  const own = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !own.has(id));
}
