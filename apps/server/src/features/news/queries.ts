import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

const columns = [
  'article.id',
  'article.conference_id',
  'article.column_id',
  'article.title',
  'article.summary',
  'article.cover',
  'article.published_at',
  'article.pinned',
  'news_column.name as column_name',
] as const;

/** Articles that are public at a moment, pinned ones first, then the newest. */
function published(db: Database, now: Date) {
  return db
    .selectFrom('article')
    .leftJoin('news_column', 'news_column.id', 'article.column_id')
    .where('article.state', '=', 'published')
    .where('article.removed_at', 'is', null)
    .where('article.published_at', '<=', now);
}

const inOrder = sql`article.pinned desc, article.published_at desc, article.id desc`;

export type ArticleRow = Awaited<ReturnType<typeof newsOf>>[number];

/** The newest articles of a conference; limited to these columns when any are given. */
export function newsOf(
  db: Database,
  { conferenceId, now, columnIds = [], most }: { conferenceId: number; now: Date; columnIds?: number[]; most: number },
) {
  let rows = published(db, now).select(columns).where('article.conference_id', '=', conferenceId);
  if (columnIds.length > 0) rows = rows.where('article.column_id', 'in', columnIds);
  return rows.orderBy(inOrder).limit(most).execute();
}

/** The first `most` articles of each column, and of those in none. */
export async function newestByColumn(db: Database, conferenceId: number, now: Date, most: number) {
  const ranked = published(db, now)
    .select(columns)
    .select(sql<number>`row_number() over (partition by article.column_id order by ${inOrder})::int`.as('place'))
    .select(sql<number>`(count(*) over (partition by article.column_id))::int`.as('of_column'))
    .where('article.conference_id', '=', conferenceId);
  return db.selectFrom(ranked.as('article')).selectAll().where('place', '<=', most).orderBy('place').execute();
}

/** Number of public articles in each column that has any. */
export function countsByColumn(db: Database, conferenceId: number, now: Date) {
  return published(db, now)
    .select(['article.column_id', sql<number>`count(*)::int`.as('count')])
    .where('article.conference_id', '=', conferenceId)
    .groupBy('article.column_id')
    .execute();
}

export function columnsOf(db: Database, conferenceId: number) {
  return db
    .selectFrom('news_column')
    .select(['id', 'name'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findColumn(db: Database, id: number) {
  return db.selectFrom('news_column').select(['id', 'conference_id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** Articles of one column after a given one, which may have been deleted since. */
export async function columnFrom(
  db: Database,
  { columnId, after, now, most }: { columnId: number; after: number | null; now: Date; most: number },
) {
  const last =
    after === null
      ? undefined
      : await db
          .selectFrom('article')
          .select(['id', 'pinned', 'published_at'])
          .where('id', '=', after)
          .where('column_id', '=', columnId)
          .executeTakeFirst();
  let rows = published(db, now).select(columns).where('article.column_id', '=', columnId);
  if (last)
    rows = rows.where(
      sql<boolean>`(article.pinned, article.published_at, article.id) < (${last.pinned}, ${last.published_at}, ${last.id})`,
    );
  return rows.orderBy(inOrder).limit(most).execute();
}

/** A public article: drafts, planned and deleted ones are not found. */
export function findArticle(db: Database, id: number, now: Date) {
  return published(db, now)
    .select(columns)
    .select(['article.source', 'article.body'])
    .where('article.id', '=', id)
    .executeTakeFirst();
}

/** Those of these articles that are public, for pages that link to them. */
export function articlesAmong(db: Database, conferenceId: number, ids: number[], now: Date) {
  return published(db, now)
    .select(columns)
    .where('article.conference_id', '=', conferenceId)
    .where('article.id', 'in', ids.length > 0 ? ids : [0])
    .execute();
}
