import { pinyin } from 'pinyin-pro';
import { searchWords } from '@meetingapp/domain/registration/search-words.ts';

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** The usual readings of the Chinese characters in these texts, grouped by syllable: `an安案 bei北贝`. */
export function readingsOf(texts: readonly string[]): string {
  const letters = new Set(texts.join('').match(/\p{Script=Han}/gu) ?? []);
  const bySyllable = new Map<string, string>();
  for (const letter of [...letters].sort()) {
    const syllable = pinyin(letter, { toneType: 'none', v: true });
    bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + letter);
  }
  return [...bySyllable]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([syllable, found]) => syllable + found)
    .join(' ');
}

/** The reading of a Chinese name, surname first, syllables apart: `shen yan qiu`; a Latin name in lower case. */
export function nameReading(zh: string, en: string): string {
  const name = zh || en;
  if (!isHan(name)) return name.toLowerCase();
  return pinyin(name, { toneType: 'none', v: true, nonZh: 'consecutive', surname: 'head' }).toLowerCase();
}

/** Of readings kept in memory: a reading takes 30 microseconds, and a large conference has many names. */
const MOST_KEPT = 100_000;
const kept = new Map<string, string>();

/**
 * How a name is typed in Latin letters, its syllables or words apart, as the search of staff reads it: `lin zhi yuan`, `ana muller`. Empty
 * where the name is typed as it stands.
 */
export function typedName(name: string): string {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const words = isHan(name) ? syllables(name, true).flatMap(searchWords) : searchWords(name);
  const typed = words.join(' ');
  const reading = typed === name.toLowerCase() ? '' : typed;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(name, reading);
  return reading;
}

const syllables = (text: string, surname: boolean) =>
  pinyin(text, {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    v: true,
    ...(surname ? { surname: 'head' } : {}),
  });

/** The syllables of a Chinese text in pinyin, in lower case; letters and digits together as they stand. */
export const syllablesOf = (text: string): string[] => syllables(text, false).map((one) => one.toLowerCase());

/** A Chinese text in pinyin: whole, and the initials of its syllables. Null when it contains no Chinese. */
export function spelled(text: string, surname = false): { whole: string; initials: string } | null {
  if (!isHan(text)) return null;
  const parts = syllables(text, surname);
  const initials = parts.map((part) => part.slice(0, 1)).join('');
  return { whole: parts.join('').toLowerCase(), initials: initials.toLowerCase() };
}

/**
 * A Chinese name as on a badge abroad: surname, then given name. Empty when it is in Latin letters already, or when the reading of one of
 * its characters is not known: half a spelling is none.
 */
export function spelledName(name: string): string {
  if (!isHan(name)) return '';
  const [first = '', ...rest] = syllables(name, true);
  if ([first, ...rest].some(isHan)) return '';
  const capital = (part: string) => part.slice(0, 1).toUpperCase() + part.slice(1);
  return `${capital(first)} ${capital(rest.join(''))}`.trim();
}
