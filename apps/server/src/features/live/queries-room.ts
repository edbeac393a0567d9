import { sql } from 'kysely';
import type { AskedQuestion, LogItem, Said } from '@meetingapp/contract/live-socket.ts';
import type { Database } from '../../db/database.ts';
import { countVotes, openPollOf } from './queries-voting.ts';
import { presentItem, type LogRow } from './present-log.ts';

/** Rows of the log after `after`, in their order, at most `most`. */
export async function readLog(db: Database, broadcastId: number, after: number, most: number): Promise<LogItem[]> {
  const rows = await db
    .selectFrom('live_event')
    .select(['sequence', 'at', 'kind', 'body'])
    .where('broadcast_id', '=', broadcastId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(most)
    .execute();
  return rows.map((row) => presentItem(row as LogRow));
}

/** The last rows before `before`, in their order. */
export async function readLogBefore(
  db: Database,
  broadcastId: number,
  before: number,
  most: number,
): Promise<LogItem[]> {
  const rows = await db
    .selectFrom('live_event')
    .select(['sequence', 'at', 'kind', 'body'])
    .where('broadcast_id', '=', broadcastId)
    .where('sequence', '<', before)
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map((row) => presentItem(row as LogRow));
}

export const readBroadcast = (db: Database, id: number) =>
  db
    .selectFrom('broadcast')
    .innerJoin('conference', 'conference.id', 'broadcast.conference_id')
    .select([
      'broadcast.id',
      'broadcast.conference_id',
      'conference.society_id',
      'broadcast.seal',
      'broadcast.watch',
      'broadcast.chat',
      'broadcast.slow_seconds',
      'broadcast.state',
      'broadcast.pinned',
      'broadcast.last_sequence',
      'broadcast.likes',
      'broadcast.version',
      'conference.live_words',
    ])
    .where('broadcast.id', '=', id)
    .where('broadcast.removed_at', 'is', null)
    .where('conference.state', 'in', ['published', 'closed'])
    .executeTakeFirst();
export type RoomRow = NonNullable<Awaited<ReturnType<typeof readBroadcast>>>;

/** Where the logs stand, of all rooms that a process has open. */
export async function readStandings(db: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; last: number; likes: number; version: number }>`
    select id, last_sequence as last, likes, version from broadcast where id = any(${ids}::bigint[]) and removed_at is null
  `.execute(db);
  return rows;
}

const MOST_QUESTIONS = 200;

/** Questions that are not removed; those with most votes first. */
export async function readQuestions(db: Database, broadcastId: number): Promise<AskedQuestion[]> {
  const { rows } = await sql<{ s: number; at: Date; body: Said; state: AskedQuestion['state']; votes: number }>`
    select question.sequence as s, event.at, event.body, question.state, question.votes
    from live_question as question
      join live_event as event on event.broadcast_id = question.broadcast_id and event.sequence = question.sequence
    where question.broadcast_id = ${broadcastId} and question.state <> 'removed'
    order by question.votes desc, question.sequence limit ${MOST_QUESTIONS}
  `.execute(db);
  return rows.map(({ s, at, body, state, votes }) => ({ s, at: at.getTime(), ...body, state, votes }));
}

/** All that a room begins with, read in one moment; of its log the newest rows. */
export async function openRoom(db: Database, id: number, newest: number) {
  const row = await readBroadcast(db, id);
  if (!row) return null;
  const [log, questions, poll] = await Promise.all([
    readLogBefore(db, id, row.last_sequence + 1, newest),
    readQuestions(db, id),
    openPollOf(db, id),
  ]);
  const [votes, pinned] = await Promise.all([
    poll ? countVotes(db, poll.id) : { counts: [], voters: 0 },
    row.pinned === null ? null : readLog(db, id, row.pinned - 1, 1).then(([item]) => item ?? null),
  ]);
  return { row, log, questions, poll, votes, pinned };
}

export type OpenedRoom = NonNullable<Awaited<ReturnType<typeof openRoom>>>;

export async function countWaiting(db: Database, broadcastId: number): Promise<number> {
  const { count } = await db
    .selectFrom('live_held_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('broadcast_id', '=', broadcastId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}
