/**
 * Splits a text into runs of Chinese characters and runs of letters and digits, in lower case without accents. `M.Öz@hsj` gives m, oz
 * and hsj.
 */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return plain.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
}

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);
/** Longer words are indexed by their first 60 characters. */
const LONGEST = 60;

function parts(word: string, size: number): string[] {
  const letters = Array.from(word).slice(0, LONGEST);
  return letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''));
}

/**
 * Index tokens that make a text findable by any part of a Chinese word, and by any three letters or the first letters of another word.
 */
export function indexTokens(words: readonly string[]): string[] {
  const tokens = words.flatMap((word) =>
    isHan(word)
      ? [...parts(word, 1), ...parts(word, 2)]
      : [`^${word.slice(0, 1)}`, `^${word.slice(0, 2)}`, ...parts(word, 3)],
  );
  return [...new Set(tokens)];
}

/** Index tokens a search requires, all of them. One or two letters match only the beginning of a word. */
export function wantedTokens(words: readonly string[]): string[] {
  const tokens = words.flatMap((word) => {
    const { length } = Array.from(word);
    if (isHan(word)) return parts(word, Math.min(length, 2));
    return length < 3 ? [`^${word}`] : parts(word, 3);
  });
  return [...new Set(tokens)];
}

/** Words not proven by the index alone: their parts may occur separately. */
export const unprovenWords = (words: readonly string[]): string[] =>
  words.filter((word) => Array.from(word).length > (isHan(word) ? 2 : 3));
