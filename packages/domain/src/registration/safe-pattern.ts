import { parsePattern, type PatternFault } from './pattern/parse.ts';
import { toProgram, type CharacterSet, type Program } from './pattern/program.ts';
import { matchesWhole } from './pattern/run.ts';

/** Limits of what staff may write and people may enter; with them no check takes more than a few milliseconds (V18). */
const longestPattern = 500;
const longestValue = 1000;

type Compiled = { ok: true; program: Program } | { ok: false; reason: PatternFault };

// Forms ask for the same few patterns at every keystroke. Only a cache: forgetting an entry changes no answer.
const compiled = new Map<string, Compiled>();
const mostKept = 200;

/**
 * Whether a regex written by staff can be used, to be asked when a form is saved. Refused are look-behind and
 * back-references (`unsupported`), patterns that are too long or count too far (`too_large`), and broken ones (`syntax`).
 */
export function checkPattern(source: string): { ok: true } | { ok: false; reason: PatternFault } {
  const found = compile(source);
  return found.ok ? { ok: true } : found;
}

/**
 * Whether a regex written by staff matches a value. It must match the whole value, with or without `^` and `$`, as an
 * organiser expects of "six digits"; `/…/` and `/…/i` around it are understood. A pattern that cannot be used does not stop
 * anybody from registering: forms are checked with `checkPattern` when staff save them.
 */
export function matchesPattern(source: string, value: string): boolean {
  const found = compile(source);
  if (!found.ok) return true;
  const characters = [...value];
  return characters.length <= longestValue && matchesWhole(found.program, characters);
}

function compile(source: string): Compiled {
  const known = compiled.get(source);
  if (known) return known;
  const made = make(source);
  if (compiled.size >= mostKept) compiled.clear();
  compiled.set(source, made);
  return made;
}

function make(source: string): Compiled {
  if (source.length > longestPattern) return { ok: false, reason: 'too_large' };
  const [, body = source, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(source) ?? [];
  const parsed = parsePattern(body);
  if (!parsed.ok) return parsed;
  const sets: CharacterSet[] = [];
  for (const set of parsed.sets) {
    const test = toCharacterSet(set, flags.includes('i') ? 'i' : '');
    if (!test) return { ok: false, reason: 'syntax' };
    sets.push(test);
  }
  const program = toProgram(parsed.root, sets);
  return program ? { ok: true, program } : { ok: false, reason: 'too_large' };
}

/** The browser's own engine decides about single characters, where it cannot run away: it knows classes, scripts and case. */
function toCharacterSet(set: string, flags: string): CharacterSet | null {
  // Old patterns escape what need not be escaped, which the strict (u) reading refuses.
  for (const strict of ['u', '']) {
    try {
      const form = new RegExp(`^${set}$`, strict + flags);
      return (character) => form.test(character);
    } catch {
      continue;
    }
  }
  return null;
}
