import type { newsFields as zh } from '../../zh/news/fields.ts';
import type { Texts } from '../../texts.ts';

export const newsFields = {
  article: 'Article',
  articleId: 'Article',
  'article.title': 'Title',
  'article.from': 'Time of publication',
  'article.state': 'State',
  'article.source': 'Source',
  cover: 'Cover picture',
  summary: 'Summary',
  pinned: 'Pinned',
  standing: 'State',
  columnId: 'Column',
  columnIds: 'Columns',
  newsColumns: 'Columns of the news',
  'column.name': 'Name of the column',
} as const satisfies Texts<typeof zh>;
