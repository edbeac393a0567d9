import { sql } from 'kysely';
import type { VideoStatus } from '@meetingapp/contract/video/console.ts';
import type { Database } from '../../../db/connection/database.ts';

const MOST = 1000;

/** A film created by staff is `making` until its file is there; one of a broadcast, while it is joined. */
const standing = sql<VideoStatus>`case
  when video.removed_at is not null then 'removed'
  when video.state = 'making' and video.broadcast_id is null then 'empty'
  else video.state end`;

export function listVideos(db: Database, conferenceId: number) {
  return db
    .selectFrom('video')
    .leftJoin('broadcast', 'broadcast.id', 'video.broadcast_id')
    .leftJoin('programme_session as session', (join) =>
      join.on('session.id', '=', sql<number>`coalesce(video.session_id, broadcast.session_id)`),
    )
    .select([
      'video.id',
      'video.title',
      'video.cover',
      'video.fault',
      'video.milliseconds',
      'video.sound_only',
      'video.watch',
      'video.category_id',
      'video.broadcast_id',
      'video.chapters',
      'video.captions',
      'video.published_at',
      'broadcast.title as broadcast_title',
      'session.id as session_id',
      'session.title as session_title',
      'session.starts_at',
      standing.as('standing'),
      sql<number>`(select count(*)::int from video_position where video_id = video.id)`.as('viewers'),
    ])
    .where('video.conference_id', '=', conferenceId)
    .orderBy('video.position')
    .orderBy('video.id', 'desc')
    .limit(MOST)
    .execute();
}

export function listCategories(db: Database, conferenceId: number) {
  return db
    .selectFrom('video_category')
    .select(['id', 'name'])
    .select(
      sql<number>`(select count(*)::int from video where category_id = video_category.id and removed_at is null)`.as(
        'count',
      ),
    )
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Sessions that a film can belong to; breaks and meals are excluded. */
export function listSessions(db: Database, conferenceId: number) {
  return db
    .selectFrom('programme_session')
    .select(['id', 'title', 'starts_at'])
    .where('conference_id', '=', conferenceId)
    .where('kind', 'not in', ['break', 'social'])
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

export function readVideo(db: Database, conferenceId: number, id: number) {
  return db
    .selectFrom('video')
    .selectAll()
    .select(standing.as('standing'))
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
}
