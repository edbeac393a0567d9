import type { newsConsoleCalls } from '@meetingapp/contract/news/console.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { orderColumns, removeColumn, saveArticle, saveColumn, setArticleRemoved } from './commands.ts';
import { presentListed, presentStored } from './present-console.ts';
import { countArticles, listArticles, listColumns, readArticle } from './queries-console.ts';

const isEmpty = ({ zh, en }: { zh: string; en: string }): boolean => zh === '' && en === '';

export const newsConsoleHandlers: Handlers<typeof newsConsoleCalls> = {
  list: async ({ cid, words, standing, columnId }, { db, now }) => {
    const [columns, rows, total] = await Promise.all([
      listColumns(db, cid),
      listArticles(db, { conferenceId: cid, now, words, standing, columnId }),
      countArticles(db, cid),
    ]);
    return { columns, articles: rows.map(presentListed), total };
  },

  read: async ({ cid, articleId }, { db, now }) => {
    const row = await readArticle(db, cid, articleId, now);
    return row ? { article: presentStored(row) } : refuse('not_found');
  },

  save: async ({ cid, article }, { db, now }) => {
    if (isEmpty(article.title)) return refuse('body_invalid', [{ field: 'article.title', reason: 'required' }]);
    const outcome = await saveArticle(db, cid, article, now);
    if (outcome.ok) return { articleId: outcome.id, version: outcome.version };
    if (outcome.reason === 'column_unknown')
      return refuse('body_invalid', [{ field: 'article.columnId', reason: 'not_an_option' }]);
    return refuse(outcome.reason);
  },

  remove: async ({ cid, articleId }, { db, now }) =>
    (await setArticleRemoved(db, cid, articleId, now)) ? {} : refuse('not_found'),

  restore: async ({ cid, articleId }, { db }) =>
    (await setArticleRemoved(db, cid, articleId, null)) ? {} : refuse('not_found'),

  saveColumn: async ({ cid, column }, { db }) => {
    if (isEmpty(column.name)) return refuse('body_invalid', [{ field: 'column.name', reason: 'required' }]);
    const columnId = await saveColumn(db, cid, column);
    return columnId === null ? refuse('not_found') : { columnId };
  },

  orderColumns: async ({ cid, columnIds }, { db }) => {
    await orderColumns(db, cid, columnIds);
    return {};
  },

  removeColumn: async ({ cid, columnId }, { db }) => {
    const outcome = await removeColumn(db, cid, columnId);
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
