import type { Database } from '../../db/database.ts';

/** Of one conference, the latest first, also those that are planned or over. */
export const allNotices = (db: Database, conferenceId: number) =>
  db
    .selectFrom('notice')
    .select(['id', 'title', 'body', 'urgent', 'published_at', 'ended_at'])
    .where('conference_id', '=', conferenceId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
