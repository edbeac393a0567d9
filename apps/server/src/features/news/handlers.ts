import type { newsCalls } from '@meetingapp/contract/news/article.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findConference } from '../conference/queries.ts';
import { presentArticle, presentWhole } from './present.ts';
import { columnFrom, columnsOf, countsByColumn, findArticle, findColumn, newestByColumn, newsOf } from './queries.ts';

const IN_COLUMN = 3;
const A_PAGE = 20;
const RELATED = 3;

export const newsHandlers: Handlers<typeof newsCalls> = {
  columns: async ({ cid }, { db, now, language }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const [columns, rows] = await Promise.all([columnsOf(db, cid), newestByColumn(db, cid, now, IN_COLUMN)]);
    const shown = (id: number | null, name: string) => {
      const own = rows.filter((row) => row.column_id === id);
      const [first] = own;
      if (!first) return [];
      return [{ id, name, count: first.of_column, articles: own.map((row) => presentArticle(row, language)) }];
    };
    return {
      columns: [...columns.flatMap(({ id, name }) => shown(id, pickLanguage(name, language))), ...shown(null, '')],
    };
  },

  column: async ({ columnId, after }, { db, now, language }) => {
    const column = await findColumn(db, columnId);
    const conference = column && (await findConference(db, column.conference_id));
    if (!column || !conference) return refuse('not_found');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const [counts, rows] = await Promise.all([
      countsByColumn(db, conference.id, now),
      columnFrom(db, { columnId, after, now, most: A_PAGE + 1 }),
    ]);
    return {
      cid: conference.id,
      name: pickLanguage(column.name, language),
      count: counts.find(({ column_id }) => column_id === columnId)?.count ?? 0,
      articles: rows.slice(0, A_PAGE).map((row) => presentArticle(row, language)),
      more: rows.length > A_PAGE,
    };
  },

  article: async ({ articleId }, { db, now, language }) => {
    const row = await findArticle(db, articleId, now);
    const conference = row && (await findConference(db, row.conference_id));
    if (!row || !conference) return refuse('not_found');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const newest = await newsOf(db, {
      conferenceId: conference.id,
      now,
      columnIds: row.column_id === null ? [] : [row.column_id],
      most: RELATED + 1,
    });
    return {
      cid: conference.id,
      zone: conference.zone,
      article: presentWhole(row, language),
      related: newest
        .filter(({ id }) => id !== articleId)
        .slice(0, RELATED)
        .map((one) => presentArticle(one, language)),
    };
  },
};
