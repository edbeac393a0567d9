import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Polls of a broadcast with how they stand; undefined where this conference has no such broadcast. */
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
