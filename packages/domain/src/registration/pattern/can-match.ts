import { compilePattern } from '../safe-pattern.ts';
import type { Program } from './program.ts';
import { marksAt, type Marks } from './run.ts';

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Positions examined before a pattern counts as possible; within them the search takes at most a fraction of a second. */
const mostPositions = 4000;
/** A line end, accented Latin, Cyrillic, Greek, Han, a full-width digit, an emoji. */
const others = [0x0a, 0xe9, 0x416, 0x3b1, 0x4e2d, 0xff10, 0x1f600];
/** Printable ASCII. Of characters that a pattern accepts alike the first stands for all: a digit, a letter, and a space last. */
const printable = [...range(0x30, 0x39), ...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x21, 0x7e), 0x20];
/** Enough characters for common patterns; the search is repeated with many more before a pattern is called impossible. */
const common = [...printable, ...others].map((code) => String.fromCodePoint(code));

type Search = { result: 'found'; text: string } | { result: 'none' | 'beyond_limit' };

// Only a cache: programs are immutable, and a form is checked again at every keystroke.
const known = new WeakMap<Program, boolean>();

/**
 * False when no text at all matches a regex written by staff, such as `a^b` or `1(?=2)3`. Searches backwards from the end of a text,
 * breadth first, over the marks of `matchesWhole`; a search beyond the limit counts as possible, and so does an invalid pattern.
 */
export function canBeMatched(source: string): boolean {
  const found = compilePattern(source);
  if (!found.ok) return true;
  const { program } = found;
  const before = known.get(program);
  if (before !== undefined) return before;
  const possible = search(source, program, 0).result !== 'none';
  known.set(program, possible);
  return possible;
}

/** A shortest text of at least one character that a regex written by staff matches; null where the search finds none. */
export function shortestMatch(source: string): string | null {
  const compiled = compilePattern(source);
  if (!compiled.ok) return null;
  const found = search(source, compiled.program, 1);
  return found.result === 'found' ? found.text : null;
}

function search(source: string, program: Program, fewest: 0 | 1): Search {
  const found = searchAmong(program, kindsOf(program, common), fewest);
  return found.result === 'none' ? searchAmong(program, kindsOf(program, manyCharacters(source)), fewest) : found;
}

/** The Basic Multilingual Plane, emoji, and the characters that the pattern names, also as `\\u{…}`. */
function manyCharacters(source: string): string[] {
  const named = [...source.matchAll(/\\u\{([\da-f]{1,6})\}/gi)].map(([, code = '']) => Number.parseInt(code, 16));
  const codes = [...range(0, 0xffff), ...range(0x1f000, 0x1ffff), ...named.filter((code) => code <= 0x10ffff)];
  return [...codes.map((code) => String.fromCodePoint(code)), ...source];
}

interface CharacterKind {
  character: string;
  accepted: readonly boolean[];
}

/** One character for each way in which the sets of the program can tell characters apart. */
function kindsOf({ sets }: Program, characters: readonly string[]): CharacterKind[] {
  const kinds = new Map<string, CharacterKind>();
  for (const character of characters) {
    const accepted = sets.map((set) => set(character));
    const key = `${/^\w$/.test(character)} ${accepted.join()}`;
    if (!kinds.has(key)) kinds.set(key, { character, accepted });
  }
  return [...kinds.values()];
}

/** Marks after a character, that character, and the place after it; at the end of the text there is neither. */
interface Place {
  after: Marks;
  of: CharacterKind | undefined;
  next: Place | undefined;
}

function searchAmong(program: Program, kinds: readonly CharacterKind[], fewest: 0 | 1): Search {
  const seen = new Set<string>();
  const places: Place[] = [{ after: [], of: undefined, next: undefined }];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] as Place;
    const { after, of } = place;
    for (const before of [undefined, ...kinds]) {
      if (places.length > mostPositions) return { result: 'beyond_limit' };
      const marks = marksAt(program, {
        before: before?.character,
        at: of?.character,
        accepted: of?.accepted ?? [],
        after,
      });
      if (before === undefined) {
        if (marks.at(-1)?.[0] === 1 && at >= fewest) return { result: 'found', text: textFrom(place) };
        continue;
      }
      const key = `${kinds.indexOf(before)} ${marks.map((one) => one.join('')).join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      places.push({ after: marks, of: before, next: place });
    }
  }
  return { result: 'none' };
}

function textFrom(place: Place): string {
  let text = '';
  for (let one: Place | undefined = place; one; one = one.next) text += one.of?.character ?? '';
  return text;
}
