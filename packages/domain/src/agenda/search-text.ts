import { wordSeparator } from '../punctuation.ts';

/** A text prepared for search: its folded form and its pinyin. All positions refer to the original text. */
export interface SearchText {
  plain: string;
  /** Pinyin syllables joined, `guanmaict`; empty when the text has no Chinese characters. */
  read: string;
  /** One flag per letter of `read`: `1` where a character of the text begins. */
  begins: string;
  initials: string;
}

/** Pinyin syllable of each Chinese character. */
export type Readings = ReadonlyMap<string, string>;

/** Match quality of a word in a text; lower is better. */
export const fits = { prefix: 0, word: 1, inside: 2, read: 3, initials: 4 } as const;
type Fit = (typeof fits)[keyof typeof fits];

/** Parses `an安案 bei北贝`. */
export function readingsFrom(grouped: string): Readings {
  const readings = new Map<string, string>();
  for (const group of grouped.split(' ')) {
    const syllable = /^[a-zü:]+/.exec(group)?.[0] ?? '';
    for (const letter of group.slice(syllable.length)) readings.set(letter, syllable.replace(/ü|u:/g, 'v'));
  }
  return readings;
}

const folds = new Map<string, string>();

/** Folds case, accents and width; one character remains one character, so that positions are unchanged. */
function folded(letter: string): string {
  const found = folds.get(letter);
  if (found !== undefined) return found;
  const bare = letter.normalize('NFKD').toLowerCase();
  const [first = letter] = bare;
  const one = first.length === 1 && /^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(first) ? first : letter;
  folds.set(letter, one);
  return one;
}

const onlyAscii = /^[ -~]*$/;

/** The text in its folded form. */
export const plainOf = (text: string): string =>
  onlyAscii.test(text)
    ? text.toLowerCase()
    : Array.from({ length: text.length }, (_, at) => folded(text[at] ?? '')).join('');

const latin = /^[a-z0-9]$/;

/** `syllables`: known pinyin of this text (names), one per Chinese character. */
export function searchText(text: string, readings: Readings, syllables: readonly string[] = []): SearchText {
  const plain = plainOf(text);
  const { read, begins, initials } = readText(plain, readings, syllables);
  return { plain, read, begins, initials };
}

function readText(plain: string, readings: Readings, syllables: readonly string[]) {
  let read = '';
  let begins = '';
  let initials = '';
  /** The position in the text of each initial, and so of each `1`. */
  const places: number[] = [];
  let chinese = 0;
  if (!onlyAscii.test(plain))
    for (let at = 0; at < plain.length; at += 1) {
      const letter = plain[at] ?? '';
      const known = readings.get(letter);
      const syllable = known === undefined ? (latin.test(letter) ? letter : '') : (syllables[chinese] ?? known);
      if (known !== undefined) chinese += 1;
      if (syllable === '') continue;
      read += syllable;
      begins += `1${'0'.repeat(syllable.length - 1)}`;
      initials += syllable[0] ?? '';
      places.push(at);
    }
  return chinese === 0 ? { read: '', begins: '', initials: '', places } : { read, begins, initials, places };
}

/** Further words are ignored. */
const MOST_WORDS = 8;

/** Splits the typed query into words. */
export const wordsOf = (typed: string): string[] =>
  plainOf(typed)
    .split(wordSeparator)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

const letterOf = /[\p{L}\p{N}]/u;
const han = /\p{Script=Han}/u;

/** True at the start, or after a character of another script. */
function beginsWord(plain: string, at: number): boolean {
  const before = plain[at - 1] ?? '';
  return !letterOf.test(before) || han.test(before) !== han.test(plain[at] ?? '');
}

/** Match quality of a word in the text, or no match. A single letter must match a beginning. */
export function fitOf(text: SearchText, word: string): Fit | null {
  let at = text.plain.indexOf(word);
  if (at === 0) return fits.prefix;
  const single = word.length === 1 && latin.test(word);
  const inside = at > 0 && !single;
  while (at > 0) {
    if (beginsWord(text.plain, at)) return fits.word;
    at = text.plain.indexOf(word, at + 1);
  }
  if (inside) return fits.inside;
  if (text.read === '') return null;
  if (single) return text.initials.startsWith(word) ? fits.initials : null;
  if (readAt(text, word) >= 0) return fits.read;
  return text.initials.includes(word) ? fits.initials : null;
}

/** Position of the word in the pinyin, at the start of a syllable. */
function readAt({ read, begins }: SearchText, word: string): number {
  let at = read.indexOf(word);
  while (at >= 0 && begins[at] !== '1') at = read.indexOf(word, at + 1);
  return at;
}

type Range = readonly [from: number, to: number];

/** The matched ranges of a text, in order and merged. */
export function rangesOf(
  text: string,
  words: readonly string[],
  readings: Readings,
  syllables?: readonly string[],
): Range[] {
  const plain = plainOf(text);
  const { places, ...rest } = readText(plain, readings, syllables ?? []);
  const found = words.flatMap((word) => rangeOf({ plain, ...rest }, places, word));
  const joined: [number, number][] = [];
  for (const [from, to] of found.sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

function rangeOf(text: SearchText, places: readonly number[], word: string): Range[] {
  const fit = fitOf(text, word);
  if (fit === null) return [];
  if (fit <= fits.inside) {
    let at = text.plain.indexOf(word);
    while (fit === fits.word && !beginsWord(text.plain, at)) at = text.plain.indexOf(word, at + 1);
    return [[at, at + word.length]];
  }
  const read = fit === fits.read ? readAt(text, word) : -1;
  const count = (until: number): number => text.begins.slice(0, until).split('1').length - 1;
  const first = read >= 0 ? count(read) : text.initials.indexOf(word);
  const last = read >= 0 ? count(read + word.length) - 1 : first + word.length - 1;
  return [[places[first] ?? 0, (places[last] ?? 0) + 1]];
}
