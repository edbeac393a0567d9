import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import type { HomeContent } from '../../db/schema/json-shapes.ts';

const nothing: Bilingual = { zh: '', en: '' };

/** Content of a home page that was never stored. */
export const emptyHome: HomeContent = {
  subtitle: nothing,
  skin: {},
  banners: [],
  tiles: [],
  facts: [],
  sponsors: [],
  newsColumns: [],
  exhibitors: [],
  levels: [],
  rooms: [],
  views: [],
  popup: null,
  blocks: [],
};

/** Null when a conference has no home. Parts that did not exist when it was stored are empty. */
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
