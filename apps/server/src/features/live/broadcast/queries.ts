import type { Database } from '../../../db/connection/database.ts';

/** Broadcasts of published conferences as viewers see them; removed ones are left out. */
function shown(db: Database) {
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
      'broadcast.series_id',
      'broadcast.session_id',
      'broadcast.title',
      'broadcast.cover',
      'broadcast.starts_at',
      'broadcast.ends_at',
      'broadcast.state',
      'broadcast.watch',
      'video.id as video_id',
    ])
    .where('broadcast.removed_at', 'is', null)
    .where('conference.state', '<>', 'draft');
}
export type BroadcastRow = Awaited<ReturnType<typeof broadcastsOf>>[number];

/** Broadcasts of a conference, a room or a series, by start time. */
export function broadcastsOf(db: Database, column: 'conference_id' | 'room_id' | 'series_id', id: number) {
  return shown(db)
    .where(`broadcast.${column}`, '=', id)
    .orderBy('broadcast.starts_at')
    .orderBy('broadcast.id')
    .execute();
}

export function findBroadcast(db: Database, id: number) {
  return shown(db)
    .innerJoin('live_room', 'live_room.id', 'broadcast.room_id')
    .leftJoin('live_series', 'live_series.id', 'broadcast.series_id')
    .select([
      'broadcast.introduction',
      'broadcast.replay_watch',
      'live_room.name as room_name',
      'live_series.title as series_title',
    ])
    .where('broadcast.id', '=', id)
    .executeTakeFirst();
}
export type WholeBroadcastRow = NonNullable<Awaited<ReturnType<typeof findBroadcast>>>;

const rooms = (db: Database) =>
  db
    .selectFrom('live_room')
    .leftJoin('hall', 'hall.id', 'live_room.hall_id')
    .select(['live_room.id', 'live_room.conference_id', 'live_room.name', 'hall.place']);
export type RoomRow = Awaited<ReturnType<typeof roomsOf>>[number];

export const roomsOf = (db: Database, conferenceId: number) =>
  rooms(db)
    .where('live_room.conference_id', '=', conferenceId)
    .orderBy('live_room.position')
    .orderBy('live_room.id')
    .execute();

export const findRoom = (db: Database, id: number) => rooms(db).where('live_room.id', '=', id).executeTakeFirst();

export const findSeries = (db: Database, id: number) =>
  db
    .selectFrom('live_series')
    .select(['id', 'conference_id', 'title', 'introduction', 'cover'])
    .where('id', '=', id)
    .executeTakeFirst();
