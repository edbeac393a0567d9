import { compilePattern } from '../safe-pattern.ts';
import type { Program } from './program.ts';
import { marksAt, type Marks } from './run.ts';

/** Positions examined before a pattern counts as possible; within them the search takes at most a fraction of a second. */
const mostPositions = 4000;
/** A line end, accented Latin, Cyrillic, Greek, Han, a full-width digit, an emoji. */
const others = [0x0a, 0xe9, 0x416, 0x3b1, 0x4e2d, 0xff10, 0x1f600];
/** Enough characters for common patterns; the search is repeated with many more before a pattern is called impossible. */
const common = [...Array.from({ length: 95 }, (_, at) => 32 + at), ...others].map((code) => String.fromCodePoint(code));

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
  const possible = finds(program, kindsOf(program, common)) || finds(program, kindsOf(program, manyCharacters(source)));
  known.set(program, possible);
  return possible;
}

/** The Basic Multilingual Plane, emoji, and the characters that the pattern names, also as `\\u{…}`. */
function manyCharacters(source: string): string[] {
  const named = [...source.matchAll(/\\u\{([\da-f]{1,6})\}/gi)].map(([, code = '']) => Number.parseInt(code, 16));
  const codes = [...range(0, 0xffff), ...range(0x1f000, 0x1ffff), ...named.filter((code) => code <= 0x10ffff)];
  return [...codes.map((code) => String.fromCodePoint(code)), ...source];
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

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

/** Marks after a character, and that character; undefined at the end of the text. */
interface Place {
  after: Marks;
  of: CharacterKind | undefined;
}

function finds(program: Program, kinds: readonly CharacterKind[]): boolean {
  const seen = new Set<string>();
  const places: Place[] = [{ after: [], of: undefined }];
  for (let at = 0; at < places.length; at += 1) {
    const { after, of } = places[at] as Place;
    for (const before of [undefined, ...kinds]) {
      if (places.length > mostPositions) return true;
      const marks = marksAt(program, {
        before: before?.character,
        at: of?.character,
        accepted: of?.accepted ?? [],
        after,
      });
      if (before === undefined) {
        if (marks.at(-1)?.[0] === 1) return true;
        continue;
      }
      const key = `${kinds.indexOf(before)} ${marks.map((one) => one.join('')).join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      places.push({ after: marks, of: before });
    }
  }
  return false;
}
