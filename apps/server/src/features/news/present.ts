import type { ArticleCard } from '@meetingapp/contract/news.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { cleanHtml } from '../../http/clean-html.ts';
import type { ArticleRow } from './queries.ts';

/** A text in one's language, or in the other where there is none. */
export const inWords = (text: Bilingual, language: Language): string => text[language] || text.zh || text.en;

export function presentArticle(row: ArticleRow, language: Language): ArticleCard {
  return {
    id: row.id,
    title: inWords(row.title, language),
    summary: inWords(row.summary, language),
    cover: row.cover,
    at: (row.published_at as Date).toISOString(),
    column:
      row.column_id === null || row.column_name === null
        ? null
        : { id: row.column_id, name: inWords(row.column_name, language) },
    pinned: row.pinned,
  };
}

export const presentWhole = (row: ArticleRow & { source: Bilingual; body: Bilingual }, language: Language) => ({
  ...presentArticle(row, language),
  source: inWords(row.source, language),
  html: cleanHtml(inWords(row.body, language)),
});

/** As a home shows it. */
export function presentPiece(row: ArticleRow, language: Language) {
  const { id, title, summary, cover, at, column } = presentArticle(row, language);
  const to = href('infoDetails', { infoid: id }, { cid: row.conference_id });
  return { title, text: summary, image: cover, to, at, column: column?.name ?? '' };
}
