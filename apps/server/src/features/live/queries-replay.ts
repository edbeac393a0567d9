import type { Database } from '../../db/database.ts';
import { streamsOfRoom } from './queries-watch.ts';

export function broadcastToReplay(db: Database, id: number) {
  return db
    .selectFrom('broadcast')
    .select([
      'id',
      'conference_id',
      'room_id',
      'session_id',
      'title',
      'introduction',
      'cover',
      'state',
      'starts_at',
      'ends_at',
      'began_at',
      'ended_at',
      'replay_watch',
    ])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** What the desk's log says of when it was shown. */
export async function shownHappenings(db: Database, broadcastId: number) {
  const rows = await db
    .selectFrom('live_happening')
    .select(['kind', 'at', 'staff_id'])
    .where('broadcast_id', '=', broadcastId)
    .where('kind', 'in', ['began', 'paused', 'resumed', 'ended'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, at, staff_id: staffId }) => ({
    kind: kind as 'began' | 'paused' | 'resumed' | 'ended',
    at: at.getTime(),
    byStaff: staffId !== null,
  }));
}

/** Talks of a session that have a time. */
export async function talkTimes(db: Database, sessionId: number | null) {
  if (sessionId === null) return [];
  const rows = await db
    .selectFrom('talk')
    .select(['id', 'title', 'starts_at', 'minutes'])
    .where('session_id', '=', sessionId)
    .where('starts_at', 'is not', null)
    .execute();
  return rows.flatMap(({ id, title, starts_at: from, minutes }) =>
    from === null ? [] : [{ id, title, from: from.getTime(), to: from.getTime() + minutes * 60_000 }],
  );
}

/** Ended broadcasts of a stream's room that were shown while a piece that is complete only now was recorded. */
export function endedLately(db: Database, streamName: string, since: Date) {
  return db
    .selectFrom('broadcast')
    .innerJoin('live_stream', 'live_stream.room_id', 'broadcast.room_id')
    .leftJoin('video', 'video.broadcast_id', 'broadcast.id')
    .select('broadcast.id')
    .where('live_stream.name', '=', streamName)
    .where('broadcast.state', '=', 'ended')
    .where('broadcast.removed_at', 'is', null)
    .where('broadcast.ended_at', '>', since)
    .where(({ or, eb }) => or([eb('video.id', 'is', null), eb('video.state', '=', 'failed')]))
    .execute();
}

/** The streams of a room under whose names recordings may lie, also those it has no more, the main one first. */
export async function recordedStreams(db: Database, roomId: number) {
  const past = await db.selectFrom('live_stream_past').select('name').where('room_id', '=', roomId).execute();
  return [...(await streamsOfRoom(db, roomId)), ...past.map(({ name }) => ({ name, part: 'past' as const }))];
}
