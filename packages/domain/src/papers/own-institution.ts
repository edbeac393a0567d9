import { institutionsIn, type Institution } from './institution.ts';

/** Why two affiliations count as the same institution, with both as written. */
export interface SameHouse {
  /** `within`: one is the university the other belongs to. `short`: one is an abbreviation of the other. */
  why: 'same' | 'within' | 'short';
  own: string;
  theirs: string;
}

/** The first two affiliations that match, or null. Doubtful cases count as a match: another reviewer is easily found. */
export function sameHouse(own: readonly string[], theirs: readonly string[]): SameHouse | null {
  const others = readingsOf(theirs);
  for (const one of readingsOf(own))
    for (const other of others) {
      const why = compared(one, other);
      if (why) return { why, own: one.text, theirs: other.text };
    }
  return null;
}

/** A text normalised for comparison. */
interface Reading {
  text: string;
  plain: string;
  institutions: Institution[];
  /** The text itself when it consists of initials only. */
  letters: string;
  /** The initials of each of its parts. */
  initials: string[];
}

const readings = new Map<string, Reading>();

/** Cached: the same few texts are compared with thousands of others. */
function readingOf(text: string): Reading {
  const known = readings.get(text);
  if (known) return known;
  if (readings.size > 20_000) readings.clear();
  const normal = text.normalize('NFKC').trim();
  const reading = {
    text,
    plain: normal.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
    institutions: institutionsIn(text),
    letters: /^[A-Z]{3,8}$/.test(normal) ? normal : '',
    initials: normal.split(/[,;()]/).map((part) =>
      part
        .split(/[^\p{L}]+/u)
        .filter((word) => /^\p{Lu}/u.test(word))
        .map((word) => word[0])
        .join(''),
    ),
  };
  readings.set(text, reading);
  return reading;
}

const lists = new WeakMap<readonly string[], readonly Reading[]>();

/** Cached: one list of a paper is compared with every reviewer. */
function readingsOf(texts: readonly string[]): readonly Reading[] {
  const known = lists.get(texts);
  if (known) return known;
  const made = texts.map(readingOf);
  lists.set(texts, made);
  return made;
}

const strength = ['short', 'within', 'same'] as const;

/** The strongest match; called millions of times when a large conference assigns its papers. */
function compared(mine: Reading, theirs: Reading): SameHouse['why'] | null {
  if (mine.plain === '' || theirs.plain === '') return null;
  if (mine.plain === theirs.plain) return 'same';
  let best = -1;
  for (const one of mine.institutions)
    for (const other of theirs.institutions) {
      const why = relation(one, other);
      if (why) best = Math.max(best, strength.indexOf(why));
    }
  if (best >= 0) return strength[best] ?? null;
  // PUMCH for Peking Union Medical College Hospital.
  const isInitials = (short: Reading, long: Reading) => short.letters !== '' && long.initials.includes(short.letters);
  return isInitials(mine, theirs) || isInitials(theirs, mine) ? 'short' : null;
}

function relation(one: Institution, other: Institution): SameHouse['why'] | null {
  if (one.language !== other.language) return null;
  if (one.whole === other.whole) return 'same';
  if (one.name === '' || other.name === '') {
    if (one.parent === '' || one.parent !== other.parent) return null;
    return one.name === other.name ? 'same' : 'within';
  }
  if (isSame(one, other)) return 'same';
  return isShortened(one, other) || isShortened(other, one) ? 'short' : null;
}

/** True when the names are equal and no place or parent given by both differs. */
function isSame(one: Institution, other: Institution): boolean {
  if (one.name !== other.name) return false;
  const parents = one.parent !== '' && other.parent !== '';
  const places = one.place !== '' && other.place !== '';
  if (parents && one.parent !== other.parent) return false;
  if (!parents && places && one.place !== other.place) return false;
  return !one.common || parents || places;
}

const ordinals = /[一二三四五六七八九十]/g;

/** 北大一院 and 浙二医院: the same first character, the rest in the same order, the same number, and a hospital ending. */
function isShortened(short: Institution, long: Institution): boolean {
  if (short.whole.length < 3 || short.whole.length > 6 || long.whole.length <= short.whole.length) return false;
  if (short.language !== 'zh' || !/院$|附[一二三四五六七八九十]$/.test(short.whole)) return false;
  if (/大学|附属|人民|中心/.test(short.whole) || short.whole[0] !== long.whole[0]) return false;
  const numbers = (text: string) => (text.match(ordinals) ?? []).join('');
  if (!/[大附一二三四五六七八九十]/.test(short.whole.slice(1))) return false;
  if (numbers(short.whole) !== '' && numbers(short.whole) !== numbers(long.whole)) return false;
  let at = 0;
  for (const character of long.whole) if (character === short.whole[at]) at += 1;
  return at === short.whole.length;
}
