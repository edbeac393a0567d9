import { readFileSync } from 'node:fs';
import { dataFile } from '../../../ports/files/data-file.ts';
import { syllablesOf } from '../../../text/pinyin.ts';
import { divisionInEnglish } from './queries-divisions.ts';

export interface Hospital {
  name: string;
  province: string;
  city: string;
}
interface Indexed extends Hospital {
  /** Pinyin initials of the name, such as bjxhyy. */
  initials: string;
  /** The name in pinyin from each of its syllables to its end: beijingxieheyiyuan, jingxieheyiyuan … */
  readings: readonly string[];
  /** Words of its English name, in lower case: those of its parts, its city and its province. */
  english: readonly string[];
}

const MOST = 20;
let index: Indexed[] | undefined;

/** Tertiary hospitals of China, read and indexed on first use. */
function hospitals(): Indexed[] {
  if (index) return index;
  const parts = rowsOf('hospital-words.tsv').map(([part = '', words = '']) => ({ part, words: wordsOf(words) }));
  index = rowsOf('hospitals.tsv').map(([name = '', province = '', city = '']) => {
    const syllables = syllablesOf(name);
    const places = [province, city].map((one) => divisionInEnglish(one) ?? '');
    return {
      name,
      province,
      city,
      initials: syllables.map((one) => one.slice(0, 1)).join(''),
      readings: syllables.map((_, at) => syllables.slice(at).join('')),
      english: [
        ...parts.filter(({ part }) => name.includes(part)).flatMap(({ words }) => words),
        ...places.flatMap(wordsOf),
      ],
    };
  });
  return index;
}

const rowsOf = (file: string): string[][] =>
  readFileSync(dataFile(file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** Words in lower case, without accents and apostrophes. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Words of an English name that say nothing about which hospital it is. */
const idle: ReadonlySet<string> = new Set(['of', 'the', 'and', 'to', 'at', 'for', 'in', 'no']);

/**
 * Matches any part of the name, of its pinyin or of its pinyin initials, or all words of an English name in any order. Matches of the
 * beginning come first, then shorter names.
 */
export function findHospitals(text: string): Hospital[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = /\p{Script=Han}/u.test(wanted) ? rankOfName(wanted) : rankOfLatin(wanted);
  return hospitals()
    .map((one) => ({ one, at: rank(one) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || a.one.name.length - b.one.name.length)
    .slice(0, MOST)
    .map(({ one: { name, province, city } }) => ({ name, province, city }));
}

/** Rank of a match: 0 at the beginning, 1 elsewhere, 2 by its English words, -1 none. */
type Rank = (one: Indexed) => number;

const rankOfName =
  (wanted: string): Rank =>
  ({ name }) =>
    Math.min(name.toLowerCase().indexOf(wanted), 1);

function rankOfLatin(wanted: string): Rank {
  const words = wordsOf(wanted);
  const letters = words.join('');
  if (letters === '') return () => -1;
  const telling = words.filter((word) => !idle.has(word));
  return ({ initials, readings, english }) => {
    if (initials.startsWith(letters) || readings[0]?.startsWith(letters)) return 0;
    if (initials.includes(letters) || readings.some((one) => one.startsWith(letters))) return 1;
    const meets = (word: string) =>
      english.some((one) => one.startsWith(word)) || readings.some((one) => one.startsWith(word));
    return telling.length > 0 && telling.every(meets) ? 2 : -1;
  };
}
