import type { ListedArticle, StoredArticle } from '@meetingapp/contract/news/console.ts';
import type { listArticles, readArticle } from './queries-console.ts';

type Listed = Awaited<ReturnType<typeof listArticles>>[number];
type Stored = NonNullable<Awaited<ReturnType<typeof readArticle>>>;

export const presentListed = (row: Listed): ListedArticle => ({
  id: row.id,
  title: row.title,
  columnId: row.column_id,
  from: row.published_at?.toISOString() ?? null,
  standing: row.standing,
  pinned: row.pinned,
});

export const presentStored = (row: Stored): StoredArticle => ({
  id: row.id,
  version: row.version,
  standing: row.standing,
  columnId: row.column_id,
  title: row.title,
  summary: row.summary,
  source: row.source,
  cover: row.cover,
  html: row.body,
  from: row.published_at?.toISOString() ?? null,
  state: row.state as StoredArticle['state'],
  pinned: row.pinned,
});
