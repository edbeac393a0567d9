import { href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { presentPiece } from '../news/present.ts';
import type { HomeNews } from './present.ts';
import type { HomeNewsRows } from './queries-shown.ts';

/** The news part of a home; columns without an article are left out. */
export const presentNews = ({ conferenceId, rows, columns }: HomeNewsRows, language: Language): HomeNews => ({
  news: rows.map((row) => presentPiece(row, language)),
  newsColumns: columns
    .filter(({ count }) => count > 0)
    .map(({ id, name, count }) => ({
      name: pickLanguage(name, language),
      count,
      to: href('moreInfo', { id }, { cid: conferenceId }),
    })),
});
