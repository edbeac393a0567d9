import type { AskedQuestion, HungPoster } from '@meetingapp/contract/papers/board.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

const shown = sql<boolean>`paper.state not in ('draft', 'withdrawn') and told_at is not null
  and decision in ('oral', 'poster', 'publication')`;

/** Public posters, by board. */
export async function hungPosters(db: Database, cid: number): Promise<HungPoster[]> {
  const { rows } = await sql<HungPoster>`
    select paper.id, number, title, board, sheet.address as sheet,
      exists (select from paper_file where paper_id = paper.id and kind = 'audio') as audio,
      coalesce((select name from paper_author where paper_id = paper.id order by presenting desc, position limit 1),
        '{"zh": "", "en": ""}') as author,
      (select count(*)::int from poster_like where paper_id = paper.id) as likes,
      (select count(*)::int from poster_vote where paper_id = paper.id) as votes,
      (select count(*)::int from poster_question where paper_id = paper.id) as questions,
      (select count(*)::int from poster_question where paper_id = paper.id and answer = '' and state = 'shown') as unanswered
    from paper left join lateral (
      select address from paper_file where paper_id = paper.id and kind = 'poster' order by id desc limit 1) as sheet on true
    where conference_id = ${cid} and ${shown} and (decision = 'poster' or sheet.address is not null)
    order by board = '', board, number
  `.execute(db);
  return rows;
}

export async function votersOf(db: Database, cid: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct account_id)::int as count from poster_vote where conference_id = ${cid}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

type QuestionRow = Omit<AskedQuestion, 'askedAt'> & { askedAt: Date };

export async function allQuestions(db: Database, cid: number): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select question.id, paper_id as "paperId", board, title, question, asked_by as "askedBy", asked_at as "askedAt", answer,
      question.state = 'hidden' as hidden
    from poster_question as question join paper on paper.id = paper_id
    where conference_id = ${cid} order by question.id desc limit 1000
  `.execute(db);
  return rows;
}

export interface VoteRow {
  board: string;
  number: string;
  title: { zh: string; en: string };
  accountId: number;
  at: Date;
}

/** Every vote, in the order of voting. */
export async function allVotes(db: Database, cid: number): Promise<VoteRow[]> {
  const { rows } = await sql<VoteRow>`
    select board, number, title, vote.account_id as "accountId", at from poster_vote as vote join paper on paper.id = paper_id
    where vote.conference_id = ${cid} order by at, vote.account_id, paper_id
  `.execute(db);
  return rows;
}
