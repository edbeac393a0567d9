import type { Database } from '../../../db/connection/database.ts';

/** The conference's row with the letter; undefined when it has no call for papers. */
export const findLetter = (db: Database, cid: number) =>
  db.selectFrom('paper_call').select(['letter', 'version']).where('conference_id', '=', cid).executeTakeFirst();

/** The values of a letter for one paper. */
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
