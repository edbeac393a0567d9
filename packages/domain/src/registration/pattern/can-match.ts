import { compilePattern } from '../safe-pattern.ts';
import type { Program } from './program.ts';
import { marksAt, type Marks } from './run.ts';

/** Positions examined before a pattern counts as possible; within them the search takes at most a fraction of a second. */
const mostPositions = 4000;
/** Enough characters for common patterns; the search is repeated with all of them before a pattern is called impossible. */
const common = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)),
  ...'\n\u00e9\u0416\u03b1\u4e2d\uff10\u{1f600}',
];
const lastOfPlane = 0xffff;

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
  const possible = finds(program, kindsOf(program, common)) || finds(program, kindsOf(program, everyCharacter()));
  known.set(program, possible);
  return possible;
}

function everyCharacter(): string[] {
  return Array.from({ length: lastOfPlane + 1 }, (_, code) => String.fromCodePoint(code));
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
