import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Kinds of sessions that are never broadcast. */
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

/** Sessions that can be broadcast, of one hall or of all. */
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

/** Without stream keys: only `studioStream` reads those, one at a time. */
export const streamsOfLive = (db: Database, conferenceId: number) =>
  db
    .selectFrom('live_stream')
    .innerJoin('live_room', 'live_room.id', 'live_stream.room_id')
    .where('live_room.conference_id', '=', conferenceId)
    .select(['live_stream.id', 'room_id', 'part', 'provider', 'live_stream.name', 'connected_at'])
    .orderBy('room_id')
    .orderBy('part', 'desc')
    .execute();

export const seriesOfLive = (db: Database, conferenceId: number) =>
  db
    .selectFrom('live_series')
    .select(['id', 'version', 'title', 'introduction', 'cover'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Each with its replay; removed broadcasts included. */
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

/** Times and rooms of the broadcasts of a conference, without removed ones. */
export const placedBroadcasts = (db: Database, conferenceId: number) =>
  db
    .selectFrom('broadcast')
    .innerJoin('live_room', 'live_room.id', 'broadcast.room_id')
    .where('broadcast.conference_id', '=', conferenceId)
    .where('removed_at', 'is', null)
    .select(['broadcast.id', 'session_id', 'room_id', 'state', 'starts_at', 'ends_at', 'live_room.hall_id'])
    .execute();

/** True when another broadcast of the room overlaps this time; ended ones do not count. */
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

/** True when a row belongs to this conference. */
export async function isOwn(db: Database, table: Owned, conferenceId: number, id: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where id = ${id} and conference_id = ${conferenceId}`.execute(db);
  return rows.length > 0;
}
