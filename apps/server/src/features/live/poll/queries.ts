import { sql } from 'kysely';
import type { LogBodies } from '@meetingapp/contract/live/socket.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Polls of a broadcast with their results; undefined when this conference has no such broadcast. */
export async function pollsOf(db: Database, conferenceId: number, broadcastId: number) {
  const own = await db
    .selectFrom('broadcast')
    .select('id')
    .where('id', '=', broadcastId)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  if (!own) return undefined;
  const polls = await db
    .selectFrom('live_poll')
    .select(['id', 'question', 'options', 'most', 'seconds', 'state', 'closes_at'])
    .select(sql<number>`(select count(*)::int from live_vote where poll_id = live_poll.id)`.as('voters'))
    .where('broadcast_id', '=', broadcastId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const { rows: counts } = await sql<{ poll_id: number; choice: number; votes: number }>`
    select poll_id, choice, count(*)::int as votes from live_vote cross join unnest(choices) as choice
    where poll_id in (select id from live_poll where broadcast_id = ${broadcastId}) group by poll_id, choice`.execute(
    db,
  );
  return polls.map((poll) => ({ ...poll, counted: counts.filter(({ poll_id }) => poll_id === poll.id) }));
}
export type PollRow = NonNullable<Awaited<ReturnType<typeof pollsOf>>>[number];

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

/** Votes by option index, for as many options as exist. */
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
