import type { CleanHtml, Language } from '@meetingapp/contract/shapes.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { LetterPlace } from '@meetingapp/domain/papers/letter.ts';
import { drawable, openPaper, type Words } from '../../../text/pdf-page.ts';
import { filledHtml, letterBlocks } from './writer-text.ts';
import { type LetterContent, letterTexts } from './present.ts';

function datesOf({ startsOn, endsOn }: LetterContent, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  if (startsOn === endsOn) return format.format(day(startsOn));
  // The built-in Chinese range format would use numeric dates.
  if (language === 'zh') return `${format.format(day(startsOn))} – ${format.format(day(endsOn))}`;
  return format.formatRange(day(startsOn), day(endsOn));
}

function valuesOf(content: LetterContent, language: Language): Record<LetterPlace, string> {
  const words = letterTexts[language];
  return {
    title: pickLanguage(content.title, language),
    authors: joinList(
      content.authors.map((name) => pickLanguage(name, language)),
      language,
    ),
    number: content.number,
    decision: words.decisions[content.decision],
    session: pickLanguage(content.session, language) || words.later,
    board: content.board || words.later,
    conference: pickLanguage(content.conference, language),
    dates: datesOf(content, language),
    venue: pickLanguage(content.venue, language),
  };
}

interface Letter {
  content: LetterContent;
  /** With placeholders. */
  text: string;
  language: Language;
}

/** The letter's text with its values. */
export const letterWords = ({ content, text, language }: Letter): CleanHtml =>
  filledHtml(text, valuesOf(content, language));

const scales = { 0: 1.3, 2: 1.75, 3: 1.5, 4: 1.35 } as const;

/** The letter of one paper as an A4 PDF, with as many pages as its authors and its title need. */
export function letterPdf({ content, text, language }: Letter): Promise<Buffer> {
  const words = letterTexts[language];
  const page = openPaper('a4', `${words.title} ${content.number}`);
  const [left, width] = [page.left + page.size * 4, page.right - page.left - page.size * 8];
  const write = (line: readonly Words[], after: number, indent = 0) => {
    if (!page.fits(page.size * 4)) page.turn();
    page.write(line, left + indent, width - indent);
    page.y += page.size * after;
  };
  page.y += page.size * 3;
  write([{ text: pickLanguage(content.conference, language), bold: true, scale: 1.5 }], 0.6);
  page.rule(true);
  page.y += page.size * 3;
  write([{ text: words.title, bold: true, scale: 2.2 }], 2.4);
  for (const { level, indent, marker, lines, tight } of letterBlocks(text, valuesOf(content, language))) {
    const scale = scales[level];
    if (!page.fits(page.size * 4)) page.turn();
    if (marker !== '') page.mark({ text: marker, scale }, left + page.size * (indent * 2 - 1.7));
    for (const [at, runs] of lines.entries()) {
      const dressed = runs.map((run) => ({ ...run, text: drawable(run.text, language), scale }));
      const after = at < lines.length - 1 ? 0 : tight ? 0.4 : 1.2;
      write(level > 0 ? dressed.map((run) => ({ ...run, bold: true })) : dressed, after, page.size * indent * 2);
    }
  }
  return page.end();
}
