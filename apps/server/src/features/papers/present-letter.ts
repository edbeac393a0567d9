import type { PaperDecision } from '@meetingapp/contract/papers-paper.ts';
import type { Bilingual, CleanHtml, Language } from '@meetingapp/contract/shapes.ts';
import type { LetterPlace } from '@meetingapp/domain/papers/letter.ts';
import { plainAsHtml } from '@meetingapp/domain/plain-text.ts';
import { openPaper, type Words } from '../agenda/present-pdf-paper.ts';
import { filledHtml, letterBlocks } from './present-letter-text.ts';
import { letterTexts, said } from './present-telling.ts';

/** What a letter says, of which its words say how. */
export interface LetterContent {
  number: string;
  title: Bilingual;
  authors: Bilingual[];
  decision: PaperDecision;
  /** Where and when it is told; empty: not known yet. */
  session: Bilingual;
  board: string;
  conference: Bilingual;
  venue: Bilingual;
  startsOn: string;
  endsOn: string;
}

interface LetterConference {
  title: Bilingual;
  venue: Bilingual;
  city: Bilingual;
  starts_on: string;
  ends_on: string;
}

/** The house's own words where a language has none. */
export const lettersOf = (letter: Bilingual): Bilingual => ({
  zh: plainAsHtml(letter.zh || letterTexts.zh.letter),
  en: plainAsHtml(letter.en || letterTexts.en.letter),
});

function around({ title, venue, city, starts_on, ends_on }: LetterConference) {
  // Many places are called after their city.
  const cityOf = (language: Language) => (venue[language].includes(city[language]) ? '' : city[language]);
  return {
    conference: title,
    venue: { zh: cityOf('zh') + venue.zh, en: [venue.en, cityOf('en')].filter(Boolean).join(', ') },
    startsOn: starts_on,
    endsOn: ends_on,
  };
}

export const letterOf = (
  paper: { number: string; title: Bilingual; decision: PaperDecision | null; board: string },
  authors: readonly { name: Bilingual }[],
  conference: LetterConference,
  session: Bilingual,
): LetterContent => ({
  number: paper.number,
  title: paper.title,
  authors: authors.map(({ name }) => name),
  decision: paper.decision === null || paper.decision === 'not_accepted' ? 'oral' : paper.decision,
  session,
  board: paper.board,
  ...around(conference),
});

/** A letter to look at while nobody is accepted yet. */
export function exampleLetter(conference: LetterConference): LetterContent {
  const { zh, en } = letterTexts;
  return {
    number: 'P0001',
    title: { zh: zh.exampleTitle, en: en.exampleTitle },
    authors: [{ zh: zh.exampleAuthor, en: en.exampleAuthor }],
    decision: 'oral',
    session: { zh: zh.exampleSession, en: en.exampleSession },
    board: 'E-01',
    ...around(conference),
  };
}

function datesOf({ startsOn, endsOn }: LetterContent, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  if (startsOn === endsOn) return format.format(day(startsOn));
  // The range of a Chinese date is written in figures there.
  if (language === 'zh') return `${format.format(day(startsOn))} – ${format.format(day(endsOn))}`;
  return format.formatRange(day(startsOn), day(endsOn));
}

function valuesOf(content: LetterContent, language: Language): Record<LetterPlace, string> {
  const words = letterTexts[language];
  const comma = language === 'zh' ? '、' : ', ';
  return {
    title: said(content.title, language),
    authors: content.authors.map((name) => said(name, language)).join(comma),
    number: content.number,
    decision: words.decisions[content.decision],
    session: said(content.session, language) || words.later,
    board: content.board || words.later,
    conference: said(content.conference, language),
    dates: datesOf(content, language),
    venue: said(content.venue, language),
  };
}

interface Letter {
  content: LetterContent;
  /** With places for what is filled in. */
  text: string;
  language: Language;
}

/** The words of the letter with all filled in. */
export const letterWords = ({ content, text, language }: Letter): CleanHtml =>
  filledHtml(text, valuesOf(content, language));

/** The font draws narrow spaces as boxes, and quotation marks as wide as Chinese letters. */
const drawable = (text: string, language: Language): string => {
  const spaced = text.replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ');
  return language === 'en' ? spaced.replace(/[“”]/g, '"') : spaced;
};

const scales = { 0: 1.3, 2: 1.75, 3: 1.5, 4: 1.35 } as const;

/** The letter of one paper on A4, for as many pages as its authors and its title need. */
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
  write([{ text: said(content.conference, language), bold: true, scale: 1.5 }], 0.6);
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
