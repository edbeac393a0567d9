import { fitOf, searchText, wordsOf, type Readings, type SearchText } from '../agenda/search-text.ts';

/** A searchable place: matched by its names first, then by its other texts. */
export interface FloorSubject {
  names: readonly string[];
  others: readonly string[];
}
export interface FloorIndex {
  entries: readonly { names: readonly SearchText[]; others: readonly SearchText[] }[];
}

const OTHER = 10;

/** Prepares subjects for `searchFloor`, once. `readings`: pinyin of Chinese characters. */
export function indexFloor(subjects: readonly FloorSubject[], readings: Readings): FloorIndex {
  const read = (texts: readonly string[]) =>
    texts.filter((text) => text !== '').map((text) => searchText(text, readings));
  return { entries: subjects.map(({ names, others }) => ({ names: read(names), others: read(others) })) };
}

/** Indexes of subjects that match every typed word, best first, else in the given order. Empty input finds nothing. */
export function searchFloor({ entries }: FloorIndex, typed: string): number[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const best = (texts: readonly SearchText[], word: string): number =>
    Math.min(...texts.map((text) => fitOf(text, word) ?? Number.POSITIVE_INFINITY));
  return entries
    .map(({ names, others }, at) => ({
      at,
      rank: words.reduce((sum, word) => sum + Math.min(best(names, word), OTHER + best(others, word)), 0),
    }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ at }) => at);
}
