import type { Database } from '../../../db/connection/database.ts';

/** The account of a session that has not ended. */
export async function sessionByHash(db: Database, viewer: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('access_token')
    .select('account_id')
    .where('hash', '=', Buffer.from(viewer, 'base64url'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** The conference of the film in a folder, in any state. */
export function conferenceOfFilm(db: Database, folder: string) {
  return db
    .selectFrom('video')
    .innerJoin('conference', 'conference.id', 'video.conference_id')
    .select(['conference.id', 'conference.society_id as societyId'])
    .where('video.folder', '=', folder)
    .executeTakeFirst();
}

/** The conference of the stream with this name. */
export function conferenceOfStream(db: Database, name: string) {
  return db
    .selectFrom('live_stream')
    .innerJoin('live_room', 'live_room.id', 'live_stream.room_id')
    .innerJoin('conference', 'conference.id', 'live_room.conference_id')
    .select(['conference.id', 'conference.society_id as societyId'])
    .where('live_stream.name', '=', name)
    .executeTakeFirst();
}
