import { href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/database.ts';
import { inWords, presentPiece } from '../news/present.ts';
import { columnsOf, countsByColumn, newsOf } from '../news/queries.ts';
import type { HomeNews } from './present.ts';

/** No home draws more, and each byte of it counts. */
const MOST = 8;

export interface NewsAsked {
  conferenceId: number;
  /** Chosen for the home; none: all. */
  columnIds: number[];
  now: Date;
  language: Language;
}

/** What a home shows of the news. */
export async function homeNews(db: Database, { conferenceId, columnIds, now, language }: NewsAsked): Promise<HomeNews> {
  const [rows, columns, counts] = await Promise.all([
    newsOf(db, { conferenceId, columnIds, now, most: MOST }),
    columnsOf(db, conferenceId),
    countsByColumn(db, conferenceId, now),
  ]);
  const chosen = columns.filter(({ id }) => columnIds.length === 0 || columnIds.includes(id));
  return {
    news: rows.map((row) => presentPiece(row, language)),
    newsColumns: chosen.flatMap(({ id, name }) => {
      const count = counts.find(({ column_id }) => column_id === id)?.count ?? 0;
      const to = href('moreInfo', { id }, { cid: conferenceId });
      return count === 0 ? [] : [{ name: inWords(name, language), count, to }];
    }),
  };
}
