import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

export interface PosterRecord {
  id: number;
  accountId: number | null;
  votesEach: number;
  voteUntil: Date | null;
}

/** An accepted paper that is shown as a poster; undefined when the conference has none with this id. */
export async function findPoster(db: Database, cid: number, id: number): Promise<PosterRecord | undefined> {
  const { rows } = await sql<PosterRecord>`
    select paper.id, paper.account_id as "accountId", coalesce(votes_each, 0) as "votesEach", vote_until as "voteUntil"
    from paper join conference on conference.id = paper.conference_id
      left join paper_call on paper_call.conference_id = paper.conference_id
    where paper.id = ${id} and paper.conference_id = ${cid} and conference.state in ('published', 'closed')
      and paper.state not in ('draft', 'withdrawn') and told_at is not null and decision in ('oral', 'poster', 'publication')
      and (decision = 'poster' or exists (select from paper_file where paper_id = paper.id and kind = 'poster'))
  `.execute(db);
  return rows[0];
}

export interface Count {
  id: number;
  count: number;
}

const counted = async (db: Database, table: 'poster_like' | 'poster_vote', cid: number): Promise<Count[]> => {
  const { rows } = await sql<Count>`
    select paper_id as id, count(*)::int as count from ${sql.table(table)} join paper on paper.id = paper_id
    where paper.conference_id = ${cid} group by paper_id order by paper_id
  `.execute(db);
  return rows;
};
export const countLikes = (db: Database, cid: number) => counted(db, 'poster_like', cid);
export const countVotes = (db: Database, cid: number) => counted(db, 'poster_vote', cid);

export async function likesOfOne(db: Database, paperId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from poster_like where paper_id = ${paperId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function likedBy(db: Database, cid: number, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select paper_id as id from poster_like join paper on paper.id = paper_id
    where poster_like.account_id = ${accountId} and paper.conference_id = ${cid} order by paper_id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function votedBy(db: Database, cid: number, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('poster_vote')
    .select('paper_id')
    .where('conference_id', '=', cid)
    .where('account_id', '=', accountId)
    .orderBy('paper_id')
    .execute();
  return rows.map((row) => row.paper_id);
}

export async function voteRules(db: Database, cid: number): Promise<{ votesEach: number; voteUntil: Date | null }> {
  const row = await db
    .selectFrom('paper_call')
    .select(['votes_each', 'vote_until'])
    .where('conference_id', '=', cid)
    .executeTakeFirst();
  return { votesEach: row?.votes_each ?? 0, voteUntil: row?.vote_until ?? null };
}

/** Visible questions about a poster, and all of this person's own. */
export const questionsOf = (db: Database, paperId: number, accountId: number | null) =>
  db
    .selectFrom('poster_question')
    .selectAll()
    .where('paper_id', '=', paperId)
    .where('state', '=', 'shown')
    .orderBy('id')
    .limit(500)
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, mine: accountId !== null && row.account_id === accountId })));

/** Number of questions that a person has asked since a time. */
export async function askedSince(db: Database, accountId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from poster_question where account_id = ${accountId} and asked_at > ${since}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function nameOf(db: Database, accountId: number): Promise<string> {
  const row = await db.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirst();
  return row?.name ?? '';
}

/** Stored file of a public poster's sheet, and its smaller picture of that width if it was created. */
export async function shownSheet(
  db: Database,
  { cid, fileId, width }: { cid: number; fileId: number; width: number },
): Promise<{ address: string; smaller: string | null } | null> {
  const { rows } = await sql<{ address: string; smaller: string | null }>`
    select paper_file.address, poster_picture.address as smaller
    from paper_file join paper on paper.id = paper_id join conference on conference.id = paper.conference_id
      left join poster_picture on file_id = paper_file.id and poster_picture.width = ${width}
    where paper_file.id = ${fileId} and paper_file.kind = 'poster' and paper.conference_id = ${cid}
      and conference.state in ('published', 'closed') and paper.state not in ('draft', 'withdrawn')
      and told_at is not null and decision in ('oral', 'poster', 'publication')
  `.execute(db);
  return rows[0] ?? null;
}
