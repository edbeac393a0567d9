import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Adds likes of the last moment; gives how many there are. */
export async function addLikes(db: Database, broadcastId: number, count: number): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    update broadcast set likes = likes + ${count} where id = ${broadcastId} returning likes
  `.execute(db);
  return rows[0]?.likes ?? 0;
}

export interface Support {
  accountId: number;
  sequence: number;
  on: boolean;
}

/** Who supports which question from now on, or no longer; gives the votes of those questions. */
export function setSupport(db: Database, broadcastId: number, supports: Support[]): Promise<Map<number, number>> {
  const accounts = supports.map(({ accountId }) => accountId);
  const sequences = supports.map(({ sequence }) => sequence);
  const ons = supports.map(({ on }) => on);
  return inTransaction(db, async (transaction) => {
    // Locked in their order, so that two processes that count the same questions wait for each other and count all.
    await sql`
      select from live_question where broadcast_id = ${broadcastId} and sequence = any(${sequences}::bigint[])
      order by sequence for no key update
    `.execute(transaction);
    await sql`
      with wish as (
        select * from unnest(${accounts}::bigint[], ${sequences}::bigint[], ${ons}::boolean[]) as wish (account_id, sequence, wanted)),
      gone as (
        delete from live_question_vote as vote using wish where not wanted and vote.broadcast_id = ${broadcastId}
          and vote.account_id = wish.account_id and vote.sequence = wish.sequence)
      insert into live_question_vote (broadcast_id, sequence, account_id)
        select broadcast_id, sequence, account_id from wish join live_question using (sequence)
        where wanted and broadcast_id = ${broadcastId} and state <> 'removed'
        on conflict do nothing
    `.execute(transaction);
    const { rows } = await sql<{ sequence: number; votes: number }>`
      update live_question set votes = (
          select count(*) from live_question_vote as vote
          where vote.broadcast_id = live_question.broadcast_id and vote.sequence = live_question.sequence)
        where broadcast_id = ${broadcastId} and sequence = any(${sequences}::bigint[]) returning sequence, votes
    `.execute(transaction);
    return new Map(rows.map(({ sequence, votes }) => [sequence, votes]));
  });
}

export interface Vote {
  accountId: number;
  poll: number;
  choices: number[];
}

/** Takes votes of polls that are open now; another vote of the same person takes the place of the first. Gives whose were taken. */
export async function takeVotes(db: Database, broadcastId: number, votes: Vote[], now: Date): Promise<Set<number>> {
  const { rows } = await sql<{ account_id: number }>`
    insert into live_vote (poll_id, account_id, choices, at)
      select poll.id, vote.account_id, array(select jsonb_array_elements_text(vote.choices)::int), ${now}
      from jsonb_to_recordset(${JSON.stringify(votes.map(({ accountId, poll, choices }) => ({ account_id: accountId, poll, choices })))}::jsonb)
          as vote (account_id bigint, poll bigint, choices jsonb)
        join live_poll as poll on poll.id = vote.poll
      where broadcast_id = ${broadcastId} and state = 'open' and (closes_at is null or closes_at > ${now})
      on conflict (poll_id, account_id) do update set choices = excluded.choices, at = excluded.at
      returning account_id
  `.execute(db);
  return new Set(rows.map(({ account_id: id }) => id));
}
