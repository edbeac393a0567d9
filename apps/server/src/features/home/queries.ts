import type { Database } from '../../db/database.ts';
import type { HomeContent } from '../../db/json-shapes.ts';
import { emptyHome } from './present.ts';

/** Null where a conference has no home yet; one that was stored before homes had some part has that part empty. */
export async function findHome(db: Database, conferenceId: number): Promise<HomeContent | null> {
  const row = await db
    .selectFrom('home')
    .select('content')
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row ? { ...emptyHome, ...row.content } : null;
}

/** Notices in force, urgent ones first, then the newest. */
export function noticesOf(db: Database, conferenceId: number, now: Date) {
  return db
    .selectFrom('notice')
    .select(['id', 'title', 'body', 'urgent', 'published_at'])
    .where('conference_id', '=', conferenceId)
    .where('published_at', '<=', now)
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', now)]))
    .orderBy('urgent', 'desc')
    .orderBy('published_at', 'desc')
    .limit(20)
    .execute();
}
