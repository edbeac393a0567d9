import { sql } from 'kysely';
import type { ArticleStatus } from '@meetingapp/contract/news/console.ts';
import type { Database } from '../../db/connection/database.ts';

const MOST = 500;

const standing = (now: Date) => sql<ArticleStatus>`case
  when removed_at is not null then 'removed'
  when state = 'draft' then 'draft'
  when published_at > ${now} then 'planned'
  else 'published' end`;

/** Each with its number of articles, planned ones and drafts included. */
export function listColumns(db: Database, conferenceId: number) {
  return db
    .selectFrom('news_column')
    .select(['id', 'name'])
    .select(
      sql<number>`(select count(*)::int from article where column_id = news_column.id and removed_at is null)`.as(
        'count',
      ),
    )
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

interface Wanted {
  conferenceId: number;
  now: Date;
  words: string;
  standing: ArticleStatus | '';
  columnId: number | null;
}

export async function listArticles(db: Database, wanted: Wanted) {
  const pattern = `%${wanted.words.trim().replace(/[\\%_]/g, '\\$&')}%`;
  let rows = db
    .selectFrom('article')
    .select(['id', 'title', 'column_id', 'published_at', 'pinned', standing(wanted.now).as('standing')])
    .where('conference_id', '=', wanted.conferenceId);
  if (wanted.standing === '') rows = rows.where('removed_at', 'is', null);
  else rows = rows.where(standing(wanted.now), '=', wanted.standing);
  if (wanted.columnId !== null) rows = rows.where('column_id', '=', wanted.columnId);
  if (wanted.words.trim() !== '')
    rows = rows.where((where) =>
      where.or([
        where(sql<string>`title ->> 'zh'`, 'ilike', pattern),
        where(sql<string>`title ->> 'en'`, 'ilike', pattern),
      ]),
    );
  return rows
    .orderBy('pinned', 'desc')
    .orderBy(sql`published_at desc nulls first, id desc`)
    .limit(MOST)
    .execute();
}

export async function countArticles(db: Database, conferenceId: number): Promise<number> {
  const { count } = await db
    .selectFrom('article')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('conference_id', '=', conferenceId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export function readArticle(db: Database, conferenceId: number, id: number, now: Date) {
  return db
    .selectFrom('article')
    .selectAll()
    .select(standing(now).as('standing'))
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
}
