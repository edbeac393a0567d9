import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

const MOST = 500;

export type VideoRow = Awaited<ReturnType<typeof videosOf>>[number];

/** All published films of a conference in the organiser's order, with this person's position in each. */
export function videosOf(db: Database, conferenceId: number, accountId: number | null) {
  return db
    .selectFrom('video')
    .leftJoin('broadcast', 'broadcast.id', 'video.broadcast_id')
    .leftJoin('programme_session as session', (join) =>
      join.on('session.id', '=', sql<number>`coalesce(video.session_id, broadcast.session_id)`),
    )
    .leftJoin('hall', 'hall.id', 'session.hall_id')
    .leftJoin('video_position as mine', (join) =>
      join.onRef('mine.video_id', '=', 'video.id').on('mine.account_id', '=', accountId ?? 0),
    )
    .select([
      'video.id',
      'video.title',
      'video.introduction',
      'video.cover',
      'video.milliseconds',
      'video.sound_only',
      'video.watch',
      'video.category_id',
      'video.broadcast_id',
      'video.chapters',
      'video.published_at',
      'mine.milliseconds as position',
      'session.id as session_id',
      'session.title as session_title',
      'hall.id as hall_id',
      'hall.name as hall_name',
      // A lesson is broadcast on another day than the session that it prepares.
      sql<Date | null>`coalesce(broadcast.starts_at, session.starts_at)`.as('starts_at'),
    ])
    .where('video.conference_id', '=', conferenceId)
    .where('video.state', '=', 'published')
    .where('video.removed_at', 'is', null)
    .where((where) => where.or([where('broadcast.removed_at', 'is', null), where('video.broadcast_id', 'is', null)]))
    .orderBy('video.position')
    .orderBy('video.published_at', 'desc')
    .orderBy('video.id', 'desc')
    .limit(MOST)
    .execute();
}

export function categoriesOf(db: Database, conferenceId: number) {
  return db
    .selectFrom('video_category')
    .select(['id', 'name'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A broadcast of a conference that is not hidden. */
export function broadcastOf(db: Database, id: number) {
  return db
    .selectFrom('broadcast')
    .innerJoin('conference', 'conference.id', 'broadcast.conference_id')
    .select(['broadcast.conference_id', 'broadcast.title', 'conference.state', 'conference.zone'])
    .where('broadcast.id', '=', id)
    .where('broadcast.removed_at', 'is', null)
    .where('conference.state', '<>', 'draft')
    .executeTakeFirst();
}
