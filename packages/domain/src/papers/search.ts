import type { ListedPaper, PaperList } from '@meetingapp/contract/papers/list.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { fitOf, readingsFrom, searchText, wordsOf, type Readings, type SearchText } from '../agenda/search-text.ts';

/** A list of papers indexed for search. A text used by several papers is stored once. */
export interface PaperIndex {
  entries: readonly { titles: readonly number[]; others: readonly number[] }[];
  texts: readonly SearchText[];
  readings: Readings;
  /** Cache of the match results for recent words: while a phrase is typed only its last word is new. */
  known: Map<string, Uint8Array>;
}

const OTHER = 10;
const NONE = 255;
const SLICE = 20;
const KNOWN = 12;

/** Builds the index in slices, so that a phone can handle input between them. */
export function* indexPapers({
  papers,
  topics,
  readings: grouped,
}: Pick<PaperList, 'papers' | 'topics' | 'readings'>): Generator<undefined, PaperIndex> {
  const readings = readingsFrom(grouped);
  const texts: SearchText[] = [];
  const at = new Map<string, number>();
  const add = ({ zh, en }: Bilingual): number[] =>
    [...new Set([zh, en])].filter(Boolean).map((text) => {
      const place = at.get(text) ?? texts.push(searchText(text, readings)) - 1;
      at.set(text, place);
      return place;
    });
  const ofTopic = new Map(topics.map(({ id, name, division }) => [id, [...add(name), ...add(division)]]));
  const entries = [];
  for (const { title, number, board, authors, topics: about } of papers) {
    entries.push({
      titles: add(title),
      others: [
        ...add({ zh: number, en: board }),
        ...authors.flatMap(({ name }) => add(name)),
        ...about.flatMap((id) => ofTopic.get(id) ?? []),
      ],
    });
    if (entries.length % SLICE === 0) yield;
  }
  return { entries, texts, readings, known: new Map() };
}

/** Positions of papers that match every typed word, best first, else in list order. */
export function searchPapers(index: PaperIndex, typed: string): number[] {
  const fits = wordsOf(typed).map((word) => fitsOf(index, word));
  if (fits.length === 0) return index.entries.map((_, at) => at);
  const found: { at: number; rank: number }[] = [];
  for (const [at, { titles, others }] of index.entries.entries()) {
    let rank = 0;
    for (const fit of fits) rank += Math.min(best(fit, titles), OTHER + best(fit, others));
    if (rank < NONE) found.push({ at, rank });
  }
  return found.sort((one, other) => one.rank - other.rank || one.at - other.at).map(({ at }) => at);
}

function fitsOf({ texts, known }: PaperIndex, word: string): Uint8Array {
  const there = known.get(word) ?? Uint8Array.from(texts, (text) => fitOf(text, word) ?? NONE);
  known.delete(word);
  known.set(word, there);
  const [oldest] = known.keys();
  if (known.size > KNOWN && oldest !== undefined) known.delete(oldest);
  return there;
}

function best(fit: Uint8Array, texts: readonly number[]): number {
  let least = NONE;
  for (const text of texts) least = Math.min(least, fit[text] ?? NONE);
  return least;
}

/** The authors shown in a row: the first ones, then those that match the search; and the number of the others. */
export function namedAuthors(authors: ListedPaper['authors'], first: number, isSought: (name: Bilingual) => boolean) {
  const shown = authors.filter(({ name }, at) => at < first || isSought(name));
  return { shown, more: authors.length - shown.length };
}
