import type { Database } from '../../../db/connection/database.ts';

/** A public broadcast with all that decides whether its picture may be seen now. */
export function broadcastToWatch(db: Database, id: number) {
  return db
    .selectFrom('broadcast')
    .innerJoin('conference', 'conference.id', 'broadcast.conference_id')
    .leftJoin('video', (join) =>
      join
        .onRef('video.broadcast_id', '=', 'broadcast.id')
        .on('video.state', '=', 'published')
        .on('video.removed_at', 'is', null),
    )
    .select([
      'broadcast.id',
      'broadcast.conference_id',
      'broadcast.room_id',
      'broadcast.starts_at',
      'broadcast.ends_at',
      'broadcast.state',
      'broadcast.state_by',
      'broadcast.watch',
      'conference.state as conference_state',
      'video.id as video_id',
    ])
    .where('broadcast.id', '=', id)
    .where('broadcast.removed_at', 'is', null)
    .where('conference.state', '<>', 'draft')
    .executeTakeFirst();
}

/** Streams of a room that a studio may use, the main one first. */
export function streamsOfRoom(db: Database, roomId: number) {
  return db
    .selectFrom('live_stream')
    .select(['id', 'provider', 'part', 'name', 'connected_at'])
    .where('room_id', '=', roomId)
    .orderBy('part', 'desc')
    .execute();
}

/** What a room shows under the public name of one of its streams, while its picture is public. */
export function shownByStream(db: Database, name: string) {
  return db
    .selectFrom('live_stream')
    .innerJoin('broadcast', 'broadcast.room_id', 'live_stream.room_id')
    .innerJoin('conference', 'conference.id', 'broadcast.conference_id')
    .select(['broadcast.id', 'broadcast.conference_id', 'broadcast.watch', 'broadcast.state', 'broadcast.state_by'])
    .where('live_stream.name', '=', name)
    .where('broadcast.state', 'in', ['live', 'paused'])
    .where('broadcast.removed_at', 'is', null)
    .where('conference.state', 'in', ['published', 'closed'])
    .orderBy('broadcast.state')
    .orderBy('broadcast.starts_at', 'desc')
    .executeTakeFirst();
}
