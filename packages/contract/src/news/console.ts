import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, Instant, Moment, Nothing } from '../shapes.ts';
import { begun, writing, written } from '../pages/writing.ts';

const base = '/medapp/api/console/news';
const see = { staff: roles.readSetUp } as const;
const write = { staff: roles.setUp } as const;

/** Status in lists: a published article whose start time has not come is `planned`. */
export const articleStatuses = ['draft', 'planned', 'published', 'removed'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const NewsColumn = v.object({ id: Id, name: Bilingual, count: v.number() });
export type NewsColumn = v.InferOutput<typeof NewsColumn>;

const entries = {
  /** Null: in no column. */
  columnId: v.nullable(Id),
  ...writing,
  summary: written(400),
  source: written(100),
  /** Visible from then on, by the server's clock; null: from the time of publishing. */
  from: v.nullable(Moment),
  pinned: v.boolean(),
};

export const StoredArticle = v.object({
  id: Id,
  version: v.number(),
  standing: v.picklist(articleStatuses),
  ...entries,
});
export type StoredArticle = v.InferOutput<typeof StoredArticle>;

export const ListedArticle = v.object({
  id: Id,
  title: Bilingual,
  columnId: v.nullable(Id),
  from: v.nullable(Instant),
  standing: v.picklist(articleStatuses),
  pinned: v.boolean(),
});
export type ListedArticle = v.InferOutput<typeof ListedArticle>;

export const newsConsoleCalls = {
  list: call({
    path: `${base}/list`,
    who: see,
    effect: 'read',
    body: v.object({
      cid: Id,
      words: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
      /** Empty: all except removed ones. */
      standing: v.optional(v.picklist(['', ...articleStatuses]), ''),
      columnId: v.optional(v.nullable(Id), null),
    }),
    answer: v.object({
      columns: v.array(NewsColumn),
      /** Newest first, at most 500. */
      articles: v.array(ListedArticle),
      total: v.number(),
    }),
    errors: [],
  }),
  read: call({
    path: `${base}/read`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id, articleId: Id }),
    answer: v.object({ article: StoredArticle }),
    errors: [],
  }),
  save: call({
    path: `${base}/save`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, article: v.object({ ...begun, ...entries }) }),
    answer: v.object({ articleId: Id, version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /** Can be restored. */
  remove: call({
    path: `${base}/remove`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, articleId: Id }),
    answer: Nothing,
    errors: [],
  }),
  restore: call({
    path: `${base}/restore`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, articleId: Id }),
    answer: Nothing,
    errors: [],
  }),
  saveColumn: call({
    path: `${base}/columns/save`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, column: v.object({ id: v.nullable(Id), name: written(30) }) }),
    answer: v.object({ columnId: Id }),
    errors: [],
  }),
  orderColumns: call({
    path: `${base}/columns/order`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, columnIds: v.pipe(v.array(Id), v.maxLength(100)) }),
    answer: Nothing,
    errors: [],
  }),
  /** Refused while the column contains articles. */
  removeColumn: call({
    path: `${base}/columns/remove`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, columnId: Id }),
    answer: Nothing,
    errors: ['column_in_use'],
  }),
} as const;

/** Message from the console to the phone's text preview, same origin. */
export interface TextPreviewMessage {
  textPreview: 'show';
  /** Unsanitised: the phone applies its allow-list. Empty parts are hidden; `at` null: no date. */
  text: {
    title: string;
    column: string;
    source: string;
    at: string | null;
    cover: string | null;
    summary: string;
    html: string;
  };
}
/** Message from the preview: it is ready. */
export interface FromTextPreview {
  textPreview: 'ready';
}
