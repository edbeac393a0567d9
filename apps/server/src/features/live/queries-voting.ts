import { sql } from 'kysely';
import type { LogBodies } from '@meetingapp/contract/live-socket.ts';
import type { Database } from '../../db/database.ts';

export async function openPollOf(db: Database, broadcastId: number): Promise<LogBodies['poll'] | null> {
  const row = await db
    .selectFrom('live_poll')
    .select(['id', 'question', 'options', 'most', 'closes_at'])
    .where('broadcast_id', '=', broadcastId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (!row) return null;
  const { id, question, options, most } = row;
  return { id, question, options, most, closesAt: row.closes_at?.getTime() ?? null };
}

/** By option, for as many options as there are. */
export async function countVotes(db: Database, pollId: number): Promise<{ counts: number[]; voters: number }> {
  const { rows } = await sql<{ counts: number[]; voters: number }>`
    select array(
        select (select count(*)::int from live_vote where poll_id = live_poll.id and choice = any(choices))
        from generate_series(0, jsonb_array_length(options) - 1) as choice order by choice
      ) as counts,
      (select count(*)::int from live_vote where poll_id = live_poll.id) as voters
    from live_poll where id = ${pollId}
  `.execute(db);
  return rows[0] ?? { counts: [], voters: 0 };
}
