import * as v from 'valibot';
import { call } from '../call.ts';
import { Html, Id, Instant, OptionalId } from '../shapes.ts';

/** An article in a list. */
export const ArticleCard = v.object({
  id: Id,
  title: v.string(),
  summary: v.string(),
  cover: v.nullable(v.string()),
  at: Instant,
  column: v.nullable(v.object({ id: Id, name: v.string() })),
  pinned: v.boolean(),
});
export type ArticleCard = v.InferOutput<typeof ArticleCard>;

export const Article = v.object({ ...ArticleCard.entries, source: v.string(), html: Html });
export type Article = v.InferOutput<typeof Article>;

export const newsCalls = {
  /** S77: each column of a conference with its newest articles; articles without a column come last, in a column without an id. */
  columns: call({
    path: '/medapp/api/news/columns',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id }),
    answer: v.object({
      columns: v.array(
        v.object({ id: v.nullable(Id), name: v.string(), count: v.number(), articles: v.array(ArticleCard) }),
      ),
    }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** S78: one column, newest first, in pages; `after`: the last article already loaded. */
  column: call({
    path: '/medapp/api/news/column',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ columnId: Id, after: OptionalId }),
    answer: v.object({
      cid: Id,
      name: v.string(),
      count: v.number(),
      articles: v.array(ArticleCard),
      /** True when older ones exist. */
      more: v.boolean(),
    }),
    errors: ['conference_stopped'],
  }),
  /** S79. */
  article: call({
    path: '/medapp/api/news/article',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ articleId: Id }),
    answer: v.object({ cid: Id, zone: v.string(), article: Article, related: v.array(ArticleCard) }),
    errors: ['conference_stopped'],
  }),
} as const;
