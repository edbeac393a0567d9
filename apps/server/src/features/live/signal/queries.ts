import type { Database } from '../../../db/connection/database.ts';

/** What a studio needs to stream; undefined when this conference has no such stream. */
export const studioStream = (db: Database, conferenceId: number, streamId: number) =>
  db
    .selectFrom('live_stream')
    .innerJoin('live_room', 'live_room.id', 'live_stream.room_id')
    .where('live_room.conference_id', '=', conferenceId)
    .where('live_stream.id', '=', streamId)
    .select(['live_stream.id', 'provider', 'live_stream.name', 'secret'])
    .executeTakeFirst();

export type StudioRow = NonNullable<Awaited<ReturnType<typeof studioStream>>>;

/** A stream by its public name. */
export function streamByName(db: Database, provider: 'own' | 'tencent' | 'aliyun', name: string) {
  return db
    .selectFrom('live_stream')
    .select(['id', 'room_id', 'secret', 'client', 'connected_at'])
    .where('provider', '=', provider)
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Streams with a connected studio, as far as reported. */
export function connectedStreams(db: Database) {
  return db
    .selectFrom('live_stream')
    .select(['id', 'room_id', 'provider', 'name', 'client', 'connected_at'])
    .where('connected_at', 'is not', null)
    .execute();
}
