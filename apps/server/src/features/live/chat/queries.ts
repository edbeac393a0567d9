import { sql } from 'kysely';
import type { AskedQuestion, PostedMessage } from '@meetingapp/contract/live/socket.ts';
import type { Database } from '../../../db/connection/database.ts';

const MOST_QUESTIONS = 200;

/** Questions that are not removed; those with most votes first. */
export async function readQuestions(db: Database, broadcastId: number): Promise<AskedQuestion[]> {
  const { rows } = await sql<{
    s: number;
    at: Date;
    body: PostedMessage;
    state: AskedQuestion['state'];
    votes: number;
  }>`
    select question.sequence as s, event.at, event.body, question.state, question.votes
    from live_question as question
      join live_event as event on event.broadcast_id = question.broadcast_id and event.sequence = question.sequence
    where question.broadcast_id = ${broadcastId} and question.state <> 'removed'
    order by question.votes desc, question.sequence limit ${MOST_QUESTIONS}
  `.execute(db);
  return rows.map(({ s, at, body, state, votes }) => ({ s, at: at.getTime(), ...body, state, votes }));
}

export async function countPending(db: Database, broadcastId: number): Promise<number> {
  const { count } = await db
    .selectFrom('live_held_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('broadcast_id', '=', broadcastId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}
