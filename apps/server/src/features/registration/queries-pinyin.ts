import { pinyin } from 'pinyin-pro';

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

const syllables = (text: string, surname: boolean) =>
  pinyin(text, {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    v: true,
    ...(surname ? { surname: 'head' } : {}),
  });

/** A Chinese text in letters: whole, and the first letters of its syllables. Null where it has no Chinese. */
export function spelled(text: string, surname = false): { whole: string; initials: string } | null {
  if (!isHan(text)) return null;
  const parts = syllables(text, surname);
  const initials = parts.map((part) => part.slice(0, 1)).join('');
  return { whole: parts.join('').toLowerCase(), initials: initials.toLowerCase() };
}

/** A Chinese name as it stands on a badge abroad: surname, then given name. Empty where it is in letters already. */
export function spelledName(name: string): string {
  if (!isHan(name)) return '';
  const [first = '', ...rest] = syllables(name, true);
  const capital = (part: string) => part.slice(0, 1).toUpperCase() + part.slice(1);
  return `${capital(first)} ${capital(rest.join(''))}`.trim();
}
