import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';

export interface Support {
  accountId: number;
  sequence: number;
  on: boolean;
}

/** Sets and clears support of questions. Returns the votes of those questions. */
export function setSupport(db: Database, broadcastId: number, supports: Support[]): Promise<Map<number, number>> {
  const accounts = supports.map(({ accountId }) => accountId);
  const sequences = supports.map(({ sequence }) => sequence);
  const ons = supports.map(({ on }) => on);
  return inTransaction(db, async (transaction) => {
    // Locked in one order, so that processes that count the same questions wait for each other and count every vote.
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
