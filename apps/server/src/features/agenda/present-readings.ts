import { pinyin } from 'pinyin-pro';

/** How the Chinese characters of these texts are read, each in its usual way, grouped by syllable: `an安案 bei北贝`. */
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

/** A Chinese name as it is read, surname first, syllables apart: `shen yan qiu`; a name in letters in small letters. */
export function nameReading(zh: string, en: string): string {
  const name = zh || en;
  if (!/\p{Script=Han}/u.test(name)) return name.toLowerCase();
  return pinyin(name, { toneType: 'none', v: true, nonZh: 'consecutive', surname: 'head' }).toLowerCase();
}
