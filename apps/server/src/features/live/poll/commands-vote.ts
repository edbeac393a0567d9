import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

export interface Vote {
  accountId: number;
  poll: number;
  choices: number[];
}

/** Stores votes for open polls; a later vote of a person replaces the first. Returns the account ids whose votes were accepted. */
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
