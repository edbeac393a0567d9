import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { comma } from '../punctuation.ts';

export interface ImportedAuthor {
  name: Bilingual;
  /** Positions in the paper's affiliations, from 1. */
  affiliations: number[];
}

export interface ImportedTopic {
  division: string;
  name: string;
}

/** A paper in an imported file. Unspecified fields are empty, and leave the stored values unchanged. */
export interface ImportedPaper {
  externalId: string;
  language: Language;
  title: Bilingual;
  abstract: string;
  keywords: string[];
  authors: ImportedAuthor[];
  affiliations: Bilingual[];
  topics: ImportedTopic[];
  decision: PaperDecision | null;
  board: string;
  contactName: string;
  contactPhone: string;
}

export type PaperFault = { field: string; reason: string; limit?: number };

/** A row of a file: its line or position, and its faults. */
export interface ImportedRow {
  number: number;
  paper: ImportedPaper;
  faults: PaperFault[];
}

const LONGEST = { title: 500, abstract: 20_000, name: 200, short: 100 } as const;
const MOST = { authors: 200, topics: 20, keywords: 20 } as const;

const han = /\p{Script=Han}/u;

/** Single line, without double spaces and invisible characters. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200b-\u200f\ufeff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Normalises a text and preserves its paragraphs. */
export const tidyText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Chinese for a text with at least one Chinese character. */
export const languageOf = (text: string): Language => (han.test(text) ? 'zh' : 'en');

/** Assigns the text to the language of its script. */
export const byScript = (text: string): Bilingual =>
  languageOf(text) === 'zh' ? { zh: text, en: '' } : { zh: '', en: text };

/** `Zhang, Jianwei` is Jianwei Zhang, `张, 建伟` is 张建伟. */
export function authorName(text: string): Bilingual {
  const [family = '', ...given] = tidy(text).split(comma);
  const first = given.join(' ');
  if (han.test(family)) return { zh: (family + first).replace(/\s/g, ''), en: '' };
  return { zh: '', en: tidy(`${first} ${family}`) };
}

/** `Body -> Brain`; without an arrow the topic has no division. */
export function topicOf(text: string): ImportedTopic {
  const [head = '', ...rest] = text.split(/\s*(?:->|→|＞|>)\s*/).map(tidy);
  return rest.length === 0 ? { division: '', name: head } : { division: head, name: rest.join(' > ') };
}

/** Topics that differ only in case and spaces are the same. */
export const topicKey = ({ division, name }: ImportedTopic): string => `${plainTopic(division)} -> ${plainTopic(name)}`;

/** A name of a topic for comparison: width, case and spaces do not matter. */
export const plainTopic = (text: string): string => tidy(text.normalize('NFKC')).toLowerCase();

/** Faults of a paper in an imported file. */
export function faultsOf(paper: ImportedPaper): PaperFault[] {
  const faults: PaperFault[] = [];
  const { externalId, title, abstract, authors, affiliations, topics, keywords } = paper;
  const tooLong = (field: string, length: number, limit: number): void => {
    if (length > limit) faults.push({ field, reason: 'too_long', limit });
  };
  const tooMany = (field: string, count: number, limit: number): void => {
    if (count > limit) faults.push({ field, reason: 'too_many', limit });
  };
  if (externalId === '') faults.push({ field: 'externalId', reason: 'required' });
  if (title.zh === '' && title.en === '') faults.push({ field: 'title', reason: 'required' });
  tooLong('externalId', externalId.length, LONGEST.short);
  tooLong('title', Math.max(title.zh.length, title.en.length), LONGEST.title);
  tooLong('abstract', abstract.length, LONGEST.abstract);
  tooLong('board', paper.board.length, LONGEST.short);
  tooLong('authors', Math.max(0, ...authors.map(({ name }) => Math.max(name.zh.length, name.en.length))), LONGEST.name);
  tooMany('authors', authors.length, MOST.authors);
  tooMany('topics', topics.length, MOST.topics);
  tooMany('keywords', keywords.length, MOST.keywords);
  if (authors.some((author) => author.affiliations.some((at) => at < 1 || at > affiliations.length)))
    faults.push({ field: 'affiliations', reason: 'not_an_option' });
  return faults;
}

/** Marks a row as invalid when an earlier one has the same external id. */
export function withoutTwice(rows: readonly ImportedRow[]): ImportedRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { externalId } = row.paper;
    const before = externalId === '' ? undefined : seen.get(externalId);
    if (before !== undefined)
      return { ...row, faults: [...row.faults, { field: 'externalId', reason: 'item_twice', limit: before }] };
    seen.set(externalId, row.number);
    return row;
  });
}
