import type { PaperDecision } from '@meetingapp/contract/papers-paper.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { fillLetter } from '@meetingapp/domain/papers/letter.ts';
import { openPaper, type PdfPaper, type Words } from '../agenda/present-pdf-paper.ts';
import { letterTexts, said } from './present-telling.ts';

/** What a letter says, of which its words say how. */
export interface LetterContent {
  number: string;
  title: Bilingual;
  authors: Bilingual[];
  decision: PaperDecision;
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
  zh: letter.zh || letterTexts.zh.letter,
  en: letter.en || letterTexts.en.letter,
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
  paper: { number: string; title: Bilingual; decision: PaperDecision | null },
  authors: readonly { name: Bilingual }[],
  conference: LetterConference,
): LetterContent => ({
  number: paper.number,
  title: paper.title,
  authors: authors.map(({ name }) => name),
  decision: paper.decision === null || paper.decision === 'not_accepted' ? 'oral' : paper.decision,
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
  return startsOn === endsOn ? format.format(day(startsOn)) : format.formatRange(day(startsOn), day(endsOn));
}

/** The font draws narrow spaces as boxes, and quotation marks as wide as Chinese letters. */
const drawable = (text: string, language: Language): string => {
  const spaced = text.replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ');
  return language === 'en' ? spaced.replace(/[“”]/g, '"') : spaced;
};

/** The letter of one paper on A4, for as many pages as its authors and its title need. */
export function letterPdf({
  content,
  text,
  language,
}: {
  content: LetterContent;
  text: string;
  language: Language;
}): Promise<Buffer> {
  const words = letterTexts[language];
  const conference = said(content.conference, language);
  const page = openPaper('a4', `${words.title} ${content.number}`);
  const [left, width] = [page.left + page.size * 4, page.right - page.left - page.size * 8];
  const write = (line: Words, after = 1) => {
    if (!page.fits(page.size * 4)) page.turn();
    page.write(line, left, width);
    page.y += page.size * after;
  };
  page.y += page.size * 3;
  write({ text: conference, bold: true, scale: 1.5 }, 0.6);
  rule(page);
  write({ text: words.title, bold: true, scale: 2.2 }, 2.4);
  const comma = language === 'zh' ? '、' : ', ';
  const paragraphs = fillLetter(text, {
    title: said(content.title, language),
    authors: content.authors.map((name) => said(name, language)).join(comma),
    number: content.number,
    decision: words.decisions[content.decision],
    conference,
    dates: datesOf(content, language),
    venue: said(content.venue, language),
  });
  for (const paragraph of paragraphs) write({ text: drawable(paragraph, language), scale: 1.3 }, 1.2);
  return page.end();
}

function rule(page: PdfPaper): void {
  page.rule(true);
  page.y += page.size * 3;
}
