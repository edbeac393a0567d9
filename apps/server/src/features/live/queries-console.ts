import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Kinds of sessions that nobody broadcasts. */
const NOT_SHOWN = ['break', 'social', 'poster'] as const;

export const conferenceOfLive = (db: Database, conferenceId: number) =>
  db
    .selectFrom('conference')
    .select(['zone', 'starts_on', 'ends_on', 'live_words'])
    .where('id', '=', conferenceId)
    .executeTakeFirst();

export const hallsOfLive = (db: Database, conferenceId: number) =>
  db
    .selectFrom('hall')
    .select(['id', 'name'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** What can be broadcast, of one hall or of all. */
export async function sessionsOfLive(db: Database, conferenceId: number, hallId?: number) {
  let rows = db
    .selectFrom('programme_session')
    .select(['id', 'kind', 'title', 'introduction', 'hall_id', 'starts_at', 'ends_at'])
    .where('conference_id', '=', conferenceId)
    .where('kind', 'not in', NOT_SHOWN);
  if (hallId !== undefined) rows = rows.where('hall_id', '=', hallId);
  return rows.orderBy('starts_at').orderBy('id').execute();
}

export const roomsOfLive = (db: Database, conferenceId: number) =>
  db
    .selectFrom('live_room')
    .select(['id', 'version', 'name', 'hall_id', 'switching'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Without their keys: those are read one at a time, by `studioStream` alone. */
export const streamsOfLive = (db: Database, conferenceId: number) =>
  db
    .selectFrom('live_stream')
    .innerJoin('live_room', 'live_room.id', 'live_stream.room_id')
    .where('live_room.conference_id', '=', conferenceId)
    .select(['live_stream.id', 'room_id', 'part', 'provider', 'live_stream.name', 'connected_at'])
    .orderBy('room_id')
    .orderBy('part', 'desc')
    .execute();

/** What a studio needs to push to it; undefined where this conference has no such stream. */
export const studioStream = (db: Database, conferenceId: number, streamId: number) =>
  db
    .selectFrom('live_stream')
    .innerJoin('live_room', 'live_room.id', 'live_stream.room_id')
    .where('live_room.conference_id', '=', conferenceId)
    .where('live_stream.id', '=', streamId)
    .select(['live_stream.id', 'provider', 'live_stream.name', 'secret'])
    .executeTakeFirst();

export type StudioRow = NonNullable<Awaited<ReturnType<typeof studioStream>>>;

export const seriesOfLive = (db: Database, conferenceId: number) =>
  db
    .selectFrom('live_series')
    .select(['id', 'version', 'title', 'introduction', 'cover'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** With the replay of each; removed ones too. */
export const broadcastsOfLive = (db: Database, conferenceId: number) =>
  db
    .selectFrom('broadcast')
    .leftJoin('video', (join) =>
      join.onRef('video.broadcast_id', '=', 'broadcast.id').on('video.removed_at', 'is', null),
    )
    .where('broadcast.conference_id', '=', conferenceId)
    .selectAll('broadcast')
    .select(['video.id as video_id', 'video.state as video_state'])
    .orderBy('broadcast.starts_at')
    .orderBy('broadcast.id')
    .execute();
export type BroadcastRow = Awaited<ReturnType<typeof broadcastsOfLive>>[number];

/** Where broadcasts of a conference stand, removed ones left out. */
export const placedBroadcasts = (db: Database, conferenceId: number) =>
  db
    .selectFrom('broadcast')
    .innerJoin('live_room', 'live_room.id', 'broadcast.room_id')
    .where('broadcast.conference_id', '=', conferenceId)
    .where('removed_at', 'is', null)
    .select(['broadcast.id', 'session_id', 'room_id', 'state', 'starts_at', 'ends_at', 'live_room.hall_id'])
    .execute();

/** Whether another broadcast of the room stands at this time; what has ended hinders nobody. */
export async function isTaken(
  db: Database,
  { roomId, from, to, but }: { roomId: number; from: Date; to: Date; but: number | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('broadcast')
    .select('id')
    .where('room_id', '=', roomId)
    .where('removed_at', 'is', null)
    .where('state', '!=', 'ended')
    .where('starts_at', '<', to)
    .where('ends_at', '>', from)
    .where('id', '!=', but ?? 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Owned = 'live_room' | 'live_series' | 'hall' | 'programme_session';

/** Whether a row that somebody named is this conference's. */
export async function isOwn(db: Database, table: Owned, conferenceId: number, id: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where id = ${id} and conference_id = ${conferenceId}`.execute(db);
  return rows.length > 0;
}
