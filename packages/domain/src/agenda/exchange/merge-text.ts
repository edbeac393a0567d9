import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { htmlAsText } from '../../plain-text.ts';
import type { PartlyBilingual } from './import-item.ts';

export interface Merging {
  /** True when the file's format can hold all that is stored with an item: what it lacks was removed. */
  whole: boolean;
  /** True when the file shows one language with the other as a fallback: a text may be that of either language. */
  oneLanguage: boolean;
}

const even = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const languages = ['zh', 'en'] as const;

/** The stored texts with those that a file changes. A text that says the same, apart from white space, stays as it is stored. */
function mergedBy(
  before: Bilingual | undefined,
  said: PartlyBilingual,
  { oneLanguage }: Merging,
  plain: (text: string) => string,
): Bilingual {
  const was = { zh: before?.zh ?? '', en: before?.en ?? '' };
  const result = { ...was };
  for (const language of languages) {
    const now = said[language];
    if (now === undefined) continue;
    const stored = oneLanguage ? [was.zh, was.en] : [was[language]];
    if (!stored.some((text) => text !== '' && even(plain(text)) === even(now))) result[language] = now;
  }
  return result;
}

/** A text with what a file says of it; a language of which the file says nothing stays. */
export const merged = (before: Bilingual | undefined, said: PartlyBilingual, merging: Merging): Bilingual =>
  mergedBy(before, said, merging, (text) => text);

/** For texts that may have markup, which a file shows as plain text. */
export const mergedRich = (before: Bilingual | undefined, said: PartlyBilingual, merging: Merging): Bilingual =>
  mergedBy(before, said, merging, htmlAsText);
