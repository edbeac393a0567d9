import { parsePattern, type PatternFault } from './pattern/parse.ts';
import { toProgram, type CharacterSet, type Program } from './pattern/program.ts';
import { matchesWhole } from './pattern/run.ts';

/** Limits of staff patterns and of values; within them no check takes more than a few milliseconds (V18). */
const longestPattern = 500;
const longestValue = 1000;

type Compiled = { ok: true; program: Program } | { ok: false; reason: PatternFault };

// Forms check the same few patterns at every keystroke. Only a cache: evicting an entry changes no result.
const compiled = new Map<string, Compiled>();
const mostKept = 200;

/**
 * Validates a regex written by staff, called when a form is saved. Refuses look-behind and back-references (`unsupported`), patterns
 * that are too long or count too far (`too_large`), and invalid ones (`syntax`).
 */
export function checkPattern(source: string): { ok: true } | { ok: false; reason: PatternFault } {
  const found = compilePattern(source);
  return found.ok ? { ok: true } : found;
}

/**
 * True when a regex written by staff matches a value. It must match the whole value, with or without `^` and `$`, as an organiser
 * expects of "six digits"; enclosing `/…/` and `/…/i` are accepted. An invalid pattern blocks no registration: forms are validated
 * with `checkPattern` when staff save them.
 */
export function matchesPattern(source: string, value: string): boolean {
  const found = compilePattern(source);
  if (!found.ok) return true;
  const characters = [...value];
  return characters.length <= longestValue && matchesWhole(found.program, characters);
}

/** A regex written by staff as a program, or why it cannot be one. */
export function compilePattern(source: string): Compiled {
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

/** Single characters are tested by the native engine, where backtracking is impossible: it handles classes, scripts and case. */
function toCharacterSet(set: string, flags: string): CharacterSet | null {
  // Old patterns contain unnecessary escapes, which the strict (u) mode refuses.
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
