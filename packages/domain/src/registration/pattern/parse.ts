/** A pattern as a tree. `set` is an index into the one-character tests that `parsePattern` returns. */
export type PatternNode =
  | { kind: 'set'; set: number }
  | { kind: 'edge'; edge: 'start' | 'end' | 'word' | 'no_word' }
  | { kind: 'sequence'; of: readonly PatternNode[] }
  | { kind: 'either'; of: readonly PatternNode[] }
  | { kind: 'repeat'; of: PatternNode; least: number; most: number | null }
  | { kind: 'look'; of: PatternNode; wanted: boolean };

/** `syntax`: not a regular expression. `unsupported`: look-behind and back-references, which cannot be matched in bounded time. */
export type PatternFault = 'syntax' | 'unsupported' | 'too_large';

export type Parsed = { ok: true; root: PatternNode; sets: readonly string[] } | { ok: false; reason: PatternFault };

const deepest = 20;
const mostTurns = 500;

/** Pattern of a single character: a class, an escape, a dot, or the character itself. */
const oneSet =
  /\[\^?(?:\\.|[^\\\]])*\]|\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[pP]\{[\w=]+\}|c[A-Za-z]|.)|[^\\]/suy;
const count = /\{(\d{1,4})(,(\d{1,4})?)?\}/y;
const groupStart = /\((?:\?(:|=|!|<=|<!|<[A-Za-z_]\w*>))?/y;

/** Parses common regular expression syntax; greedy and lazy are equivalent, because only whole values are matched. */
export function parsePattern(source: string): Parsed {
  const sets: string[] = [];
  let at = 0;
  let fault: PatternFault | null = null;

  // Jumping to the end terminates every loop; only the first fault is reported.
  const refuse = (reason: PatternFault): PatternNode => {
    fault ??= reason;
    at = source.length;
    return { kind: 'sequence', of: [] };
  };
  const read = (form: RegExp): RegExpExecArray | null => {
    form.lastIndex = at;
    const found = form.exec(source);
    if (found) at += found[0].length;
    return found;
  };
  const take = (text: string): boolean => {
    const there = source.startsWith(text, at);
    if (there) at += text.length;
    return there;
  };

  const either = (depth: number): PatternNode => {
    if (depth > deepest) return refuse('too_large');
    const choices = [sequence(depth)];
    while (take('|')) choices.push(sequence(depth));
    return choices.length === 1 && choices[0] ? choices[0] : { kind: 'either', of: choices };
  };

  const sequence = (depth: number): PatternNode => {
    const of: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') of.push(repeated(one(depth)));
    return { kind: 'sequence', of };
  };

  const one = (depth: number): PatternNode => {
    if (source[at] === '(') return group(depth);
    if (take('^')) return { kind: 'edge', edge: 'start' };
    if (take('$')) return { kind: 'edge', edge: 'end' };
    if (take('\\b')) return { kind: 'edge', edge: 'word' };
    if (take('\\B')) return { kind: 'edge', edge: 'no_word' };
    if (/^\\(?:[1-9]|k<)/.test(source.slice(at, at + 3))) return refuse('unsupported');
    const found = /[*+?]/.test(source[at] ?? '') ? null : read(oneSet);
    if (!found) return refuse('syntax');
    const known = sets.indexOf(found[0]);
    return { kind: 'set', set: known === -1 ? sets.push(found[0]) - 1 : known };
  };

  const group = (depth: number): PatternNode => {
    const kind = read(groupStart)?.[1] ?? '';
    if (kind === '<=' || kind === '<!') return refuse('unsupported');
    // "(?" followed by anything else is not a group.
    if (kind === '' && source[at] === '?') return refuse('syntax');
    const of = either(depth + 1);
    if (!take(')')) return refuse('syntax');
    return kind === '=' || kind === '!' ? { kind: 'look', of, wanted: kind === '=' } : of;
  };

  const repeated = (of: PatternNode): PatternNode => {
    const turns = repetition();
    if (!turns) return of;
    take('?');
    if (repetition()) return refuse('syntax');
    return { kind: 'repeat', of, ...turns };
  };

  const repetition = (): { least: number; most: number | null } | null => {
    if (take('*')) return { least: 0, most: null };
    if (take('+')) return { least: 1, most: null };
    if (take('?')) return { least: 0, most: 1 };
    const found = read(count);
    if (!found) return null;
    const least = Number(found[1]);
    const most = found[2] === undefined ? least : found[3] === undefined ? null : Number(found[3]);
    if (Math.max(least, most ?? 0) > mostTurns) refuse('too_large');
    if (most !== null && most < least) refuse('syntax');
    return { least, most };
  };

  const root = either(0);
  // A remainder is a closing bracket without an opening one.
  if (at < source.length) refuse('syntax');
  return fault === null ? { ok: true, root, sets } : { ok: false, reason: fault };
}
