import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { plainAsHtml } from '@meetingapp/domain/plain-text.ts';
import { papersLetter as en } from '@meetingapp/locales/en/papers/letter.ts';
import { papersLetter as zh } from '@meetingapp/locales/zh/papers/letter.ts';

export const letterTexts = { zh, en };

/** Values of a letter. */
export interface LetterContent {
  number: string;
  title: Bilingual;
  authors: Bilingual[];
  decision: PaperDecision;
  /** Session and time of the talk; empty: not known yet. */
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

/** The default text in a language that has none. */
export const lettersOf = (letter: Bilingual): Bilingual => ({
  zh: plainAsHtml(letter.zh || letterTexts.zh.letter),
  en: plainAsHtml(letter.en || letterTexts.en.letter),
});

function around({ title, venue, city, starts_on, ends_on }: LetterConference) {
  // Many venues contain the name of their city.
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

/** An example letter, for a preview before any paper is accepted. */
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
