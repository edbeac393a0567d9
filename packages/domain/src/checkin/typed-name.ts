import { searchWords } from '../registration/search-words.ts';

/** Fewer letters than this are compared with the beginning of a syllable or of the initials. */
const PART = 3;

/**
 * Whether a text finds a name by its reading (`lin zhi yuan`), by the rule of the online search: each word of the text is part of the
 * reading without spaces, or of its initials; one or two letters begin one of them.
 */
export function isTypedName(text: string, reading: string): boolean {
  if (reading === '') return false;
  const words = searchWords(text);
  const syllables = reading.split(' ');
  const forms = [syllables.join(''), syllables.map((one) => one.charAt(0)).join('')];
  return (
    words.length > 0 &&
    words.every((word) =>
      word.length < PART
        ? [...syllables, ...forms].some((form) => form.startsWith(word))
        : forms.some((form) => form.includes(word)),
    )
  );
}
