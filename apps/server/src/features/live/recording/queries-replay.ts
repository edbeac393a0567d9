import type { Database } from '../../../db/connection/database.ts';
import { streamsOfRoom } from '../watch/queries.ts';

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

/** When a broadcast was shown, from the desk's log. */
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

/** Talks of a session that have a start time. */
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

/** Ended broadcasts of the stream's room that were shown during a recording that has only now become complete. */
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

/** Streams of a room that may have recordings, including former ones, the main stream first. */
export async function recordedStreams(db: Database, roomId: number) {
  const past = await db.selectFrom('live_stream_past').select('name').where('room_id', '=', roomId).execute();
  return [...(await streamsOfRoom(db, roomId)), ...past.map(({ name }) => ({ name, part: 'past' as const }))];
}

/** Ended broadcasts, each with its replay. */
export const endedBroadcasts = (db: Database, conferenceId: number) =>
  db
    .selectFrom('broadcast')
    .leftJoin('video', (join) =>
      join.onRef('video.broadcast_id', '=', 'broadcast.id').on('video.removed_at', 'is', null),
    )
    .where('broadcast.conference_id', '=', conferenceId)
    .where('broadcast.state', '=', 'ended')
    .where('broadcast.began_at', 'is not', null)
    .where('broadcast.removed_at', 'is', null)
    .select([
      'broadcast.id',
      'broadcast.room_id',
      'broadcast.title',
      'broadcast.ended_at',
      'broadcast.replay_watch',
      'video.id as video_id',
      'video.title as video_title',
      'video.state',
      'video.fault',
      'video.milliseconds',
      'video.cover',
      'video.chapters',
      'video.captions',
    ])
    .orderBy('broadcast.ended_at', 'desc')
    .orderBy('broadcast.id', 'desc')
    .limit(200)
    .execute();
export type EndedRow = Awaited<ReturnType<typeof endedBroadcasts>>[number];
