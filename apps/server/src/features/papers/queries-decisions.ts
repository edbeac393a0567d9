import type { Database } from '../../db/database.ts';

/** Number and title of some papers of a conference, by which staff know them. */
export async function namesOfPapers(db: Database, cid: number, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('paper')
    .select(['id', 'number', 'title'])
    .where('conference_id', '=', cid)
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .execute();
  return new Map(rows.map(({ id, number, title }) => [id, `${number} ${title.zh || title.en}`.slice(0, 200)]));
}

/** How papers of a conference are decided now, in the order of the wish; others are left out. */
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

/** What a bulk decision of this conference was told to do. */
export const bulkDecision = (db: Database, cid: number, taskId: number) =>
  db
    .selectFrom('task')
    .select('input')
    .where('id', '=', taskId)
    .where('conference_id', '=', cid)
    .where('kind', '=', 'papers.decide')
    .executeTakeFirst();

/** Of the letter's own row; undefined where the conference calls for no papers. */
export const findLetter = (db: Database, cid: number) =>
  db.selectFrom('paper_call').select(['letter', 'version']).where('conference_id', '=', cid).executeTakeFirst();

/** What a letter is filled with. */
export const findLetterPaper = (db: Database, cid: number, paperId: number) =>
  db
    .selectFrom('paper')
    .select(['id', 'number', 'title', 'state', 'decision', 'told_at', 'account_id', 'board', 'talk_id'])
    .where('id', '=', paperId)
    .where('conference_id', '=', cid)
    .executeTakeFirst();

export const findLetterConference = (db: Database, cid: number) =>
  db
    .selectFrom('conference')
    .select(['title', 'venue', 'city', 'starts_on', 'ends_on'])
    .where('id', '=', cid)
    .executeTakeFirst();

export const authorNames = (db: Database, paperId: number) =>
  db.selectFrom('paper_author').select('name').where('paper_id', '=', paperId).orderBy('position').execute();
