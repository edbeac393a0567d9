import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { countVotes, openPollOf } from '../poll/queries.ts';
import { readQuestions } from '../chat/queries.ts';
import { readLog, readLogBefore } from '../log/queries.ts';

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

/** Last sequence of each log, for all rooms open in a process. */
export async function readLogPositions(db: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; last: number; likes: number; version: number }>`
    select id, last_sequence as last, likes, version from broadcast where id = any(${ids}::bigint[]) and removed_at is null
  `.execute(db);
  return rows;
}

/** Initial data of a room, read in one snapshot, with the newest rows of its log. */
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
