import type { AuthorCall, PaperContent } from '@meetingapp/contract/papers/submission.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { wordsOf, type PaperFault, type PaperRules } from '@meetingapp/domain/papers/check-paper.ts';
import { listSeparator } from '@meetingapp/domain/bilingual.ts';
import type { Translate } from '../../lib/texts/texts.ts';

type T = Translate<'papersSubmission'>;
export type Author = PaperContent['authors'][number];
export type Affiliation = PaperContent['affiliations'][number];

export const stepNames = ['one', 'two', 'three', 'four', 'five'] as const;

export const rulesOf = (call: AuthorCall): PaperRules => ({ ...call, topics: call.topics.map(({ id }) => id) });

/** A new paper with the account holder as first author. */
export function emptyPaper(
  me: { name: string; phone: string; email: string; affiliation: string },
  language: Language,
): PaperContent {
  const inOne = (text: string) => (/\p{Script=Han}/u.test(text) ? { zh: text, en: '' } : { zh: '', en: text });
  return {
    language,
    title: { zh: '', en: '' },
    topics: [],
    wish: '',
    affiliations: me.affiliation ? [{ name: inOne(me.affiliation), city: '', country: '' }] : [],
    authors: [
      {
        name: inOne(me.name),
        email: me.email,
        affiliations: me.affiliation ? [1] : [],
        presenting: true,
        corresponding: true,
      },
    ],
    abstract: [],
    keywords: [],
    contact: { name: me.name, phone: me.phone, email: me.email },
  };
}

/** Number of the step that contains a field, from 1. */
export function stepOf(field: string): number {
  if (field === 'topics' || field === 'wish') return 1;
  return field.startsWith('abstract') || field === 'keywords' ? 3 : 2;
}

export function faultText(t: T, { field, reason, limit }: PaperFault): string {
  if (reason === 'required' && field === 'topics') return t('faults.choose');
  return t(`faults.${reason}`, { limit: String(limit ?? '') });
}

/** Label of a fault's subject, for the list of what is missing. */
export function missingText(t: T, { field }: PaperFault, sections: AuthorCall['sections']): string {
  const [head = '', part = '', leaf] = field.split('.');
  const number = { number: String(Number(part) + 1) };
  if (head === 'authors' && part === '') return t('missing.authors');
  if (head === 'authors')
    return t('missing.author', {
      ...number,
      field: t(leaf === 'email' ? 'email' : leaf === 'affiliations' ? 'affiliationsOf' : 'name'),
    });
  if (head === 'affiliations') return t('missing.affiliation', number);
  if (head === 'abstract') return sections.find(({ code }) => code === part)?.name ?? t('missing.abstract');
  if (head === 'topics' || head === 'wish' || head === 'title' || head === 'contact') return t(`missing.${head}`);
  return t('abstract');
}

/** Length of the abstract against its limits. */
export function wordsText(t: T, { sections, wordsMost: most, wordsLeast: least }: AuthorCall, paper: PaperContent) {
  const count = wordsOf(sections, paper.abstract);
  if (count > most) return { count, over: true, text: t('wordsOver', { count, most, over: count - most }) };
  const text = count < least ? t('wordsUnder', { count, least }) : t('wordsOf', { count, most });
  return { count, over: false, text };
}

/** Remaining time: `3 天 4 小时`. */
export function leftText(t: T, milliseconds: number): string {
  const minutes = Math.max(0, Math.ceil(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t('deadline.days', { days: String(Math.floor(hours / 24)), hours: String(hours % 24) });
  if (hours > 0) return t('deadline.hours', { hours: String(hours), minutes: String(minutes % 60) });
  return t('deadline.minutes', { minutes: String(minutes) });
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

/** Removes an affiliation; later ones move up, in the authors' references too. */
export function withoutAffiliation(paper: PaperContent, index: number): PaperContent {
  const position = index + 1;
  return {
    ...paper,
    affiliations: paper.affiliations.filter((_, at) => at !== index),
    authors: paper.authors.map((author) => ({
      ...author,
      affiliations: author.affiliations.filter((at) => at !== position).map((at) => (at > position ? at - 1 : at)),
    })),
  };
}

/** Replaces an author. Only one author presents; several may be corresponding authors. */
export function withAuthor(paper: PaperContent, index: number, author: Author): PaperContent {
  return {
    ...paper,
    authors: paper.authors.map((one, at) =>
      at === index ? author : author.presenting && one.presenting ? { ...one, presenting: false } : one,
    ),
  };
}

/** Splits keywords at commas, semicolons, their Chinese forms, and line breaks. */
export const keywordsIn = (text: string): string[] => text.split(listSeparator).map((word) => word.trim());

export function withPart(paper: PaperContent, code: string, text: string): PaperContent {
  const others = paper.abstract.filter((part) => part.code !== code);
  return { ...paper, abstract: text === '' ? others : [...others, { code, text }] };
}

export const megabytes = (bytes: number): string => Math.max(0.1, bytes / 1_048_576).toFixed(1);
