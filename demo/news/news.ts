import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { json, nothing } from '../support/bilingual.ts';

export async function buildNewsColumn(
  db: Database,
  conferenceId: number,
  name: Bilingual,
  position = 0,
): Promise<number> {
  const { id } = await db
    .insertInto('news_column')
    .values({ conference_id: conferenceId, name: json(name), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface ArticleInput {
  columnId?: number | null;
  title: Bilingual;
  summary?: Bilingual;
  source?: Bilingual;
  html?: Bilingual;
  cover?: string | null;
  /** Null for a draft. */
  at?: Date | null;
  pinned?: boolean;
}

export async function buildArticle(db: Database, conferenceId: number, wish: ArticleInput): Promise<number> {
  const { at = new Date() } = wish;
  const { id } = await db
    .insertInto('article')
    .values({
      conference_id: conferenceId,
      column_id: wish.columnId ?? null,
      title: json(wish.title),
      summary: json(wish.summary ?? nothing),
      source: json(wish.source ?? nothing),
      body: json(wish.html ?? nothing),
      cover: wish.cover ?? null,
      state: at === null ? 'draft' : 'published',
      published_at: at,
      pinned: wish.pinned ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
