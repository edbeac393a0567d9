import type { Database } from '../../../db/connection/database.ts';

/** Number and title of papers of a conference. */
export async function namesOfPapers(db: Database, cid: number, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('paper')
    .select(['id', 'number', 'title'])
    .where('conference_id', '=', cid)
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .execute();
  return new Map(rows.map(({ id, number, title }) => [id, `${number} ${title.zh || title.en}`.slice(0, 200)]));
}

/** Current decisions of papers of a conference, in the order of `ids`; papers of other conferences are left out. */
export async function decisionsOf(db: Database, cid: number, ids: readonly number[]) {
  const rows = await db
    .selectFrom('paper')
    .select(['id', 'decision'])
    .where('conference_id', '=', cid)
    .where('state', '<>', 'draft')
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .execute();
  const known = new Map(rows.map(({ id, decision }) => [id, decision]));
  return [...new Set(ids)].flatMap((id) => {
    const decision = known.get(id);
    return decision === undefined ? [] : [{ id, decision }];
  });
}

/** Input of a bulk decision of this conference. */
export const bulkDecision = (db: Database, cid: number, taskId: number) =>
  db
    .selectFrom('task')
    .select('input')
    .where('id', '=', taskId)
    .where('conference_id', '=', cid)
    .where('kind', '=', 'papers.decide')
    .executeTakeFirst();
