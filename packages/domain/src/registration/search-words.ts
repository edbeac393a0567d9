/** Runs of Chinese characters, and runs of letters and figures; small, without accents. `M.Öz@hsj` is m, oz and hsj. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return plain.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
}

const isHan = (word: string) => /^\p{Script=Han}/u.test(word);
/** Longer words are found by their beginning. */
const LONGEST = 60;

function parts(word: string, size: number): string[] {
  const letters = Array.from(word).slice(0, LONGEST);
  return letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''));
}

/** What an index must know to find a text by any part of a Chinese word and by any three letters or the first ones of another. */
export function indexTokens(words: readonly string[]): string[] {
  const tokens = words.flatMap((word) =>
    isHan(word)
      ? [...parts(word, 1), ...parts(word, 2)]
      : [`^${word.slice(0, 1)}`, `^${word.slice(0, 2)}`, ...parts(word, 3)],
  );
  return [...new Set(tokens)];
}

/** What of that index a search asks for: all of these. One or two letters stand at the beginning of a word. */
export function wantedTokens(words: readonly string[]): string[] {
  const tokens = words.flatMap((word) => {
    const { length } = Array.from(word);
    if (isHan(word)) return parts(word, Math.min(length, 2));
    return length < 3 ? [`^${word}`] : parts(word, 3);
  });
  return [...new Set(tokens)];
}

/** The words that the index alone does not prove: their parts may stand apart. */
export const unprovenWords = (words: readonly string[]): string[] =>
  words.filter((word) => Array.from(word).length > (isHan(word) ? 2 : 3));
