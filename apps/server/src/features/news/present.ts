import type { ArticleCard } from '@meetingapp/contract/news/article.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';
import type { ArticleRow } from './queries.ts';

export function presentArticle(row: ArticleRow, language: Language): ArticleCard {
  return {
    id: row.id,
    title: pickLanguage(row.title, language),
    summary: pickLanguage(row.summary, language),
    cover: row.cover,
    at: (row.published_at as Date).toISOString(),
    column:
      row.column_id === null || row.column_name === null
        ? null
        : { id: row.column_id, name: pickLanguage(row.column_name, language) },
    pinned: row.pinned,
  };
}

export const presentWhole = (row: ArticleRow & { source: Bilingual; body: Bilingual }, language: Language) => ({
  ...presentArticle(row, language),
  source: pickLanguage(row.source, language),
  html: cleanHtml(pickLanguage(row.body, language)),
});

/** An article as a home shows it. */
export function presentPiece(row: ArticleRow, language: Language) {
  const { id, title, summary, cover, at, column } = presentArticle(row, language);
  const to = href('infoDetails', { infoid: id }, { cid: row.conference_id });
  return { title, text: summary, image: cover, to, at, column: column?.name ?? '' };
}
