import type { Database } from '../../db/database.ts';

/** Number and name of some registrations of a conference, by which staff know them. */
export async function namesOf(db: Database, cid: number, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('registration')
    .select(['id', 'number', 'name'])
    .where('conference_id', '=', cid)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, number, name }) => [id, `${name} ${number}`]));
}

/** Conferences some of whose registrations changed since they were listed. */
export async function conferencesToList(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('registration')
    .select('conference_id')
    .distinct()
    .where('listed', '=', false)
    .execute();
  return rows.map((row) => row.conference_id);
}
