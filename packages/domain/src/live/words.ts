/** Characters that hide a word from a word list but not from a reader: width, case, marks, joiners, spaces, signs. */
const invisible = /[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0]/gu;
const between = /[\s\p{P}\p{S}\p{Z}]+/gu;

const unveiled = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFKD').replace(invisible, '').normalize('NFC');

/** A message normalised for comparison. */
export const bareText = (text: string): string => unveiled(text).replace(between, '') || unveiled(text).trim();

/** Scripts that separate words with spaces; words in other scripts match anywhere. */
const spaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]+$/u;

export interface WordList {
  /** Match anywhere, also with signs between their letters. */
  anywhere: string[];
  /** Match whole words only, so that a short word does not hold a longer one that contains it. */
  whole: Set<string>;
}

/** Prepares words once, for the search in many lines. */
export function wordList(words: readonly string[]): WordList {
  const bare = words.map(bareText).filter((word) => word !== '');
  return {
    anywhere: bare.filter((word) => !spaced.test(word)),
    whole: new Set(bare.filter((word) => spaced.test(word))),
  };
}

/** Words of a line, and those spelled by single letters between signs: `v x` and `v.x` are `vx`. */
function* spelled(text: string): Generator<string> {
  let letters = '';
  for (const part of unveiled(text).split(between)) {
    if (part === '') continue;
    yield part;
    letters = [...part].length === 1 ? (letters + part).slice(-20) : '';
    for (let from = 0; from < letters.length - 1; from += 1) yield letters.slice(from);
  }
}

/** True when the text contains a word of the list. */
export function hasWord({ anywhere, whole }: WordList, text: string): boolean {
  const bare = bareText(text);
  if (anywhere.some((word) => bare.includes(word))) return true;
  if (whole.size === 0) return false;
  if (whole.has(bare)) return true;
  for (const part of spelled(text)) {
    if (whole.has(part)) return true;
    // A Latin word next to Chinese needs no space: 加vx领取.
    for (const run of part.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]+/gu) ?? [])
      if (whole.has(run)) return true;
  }
  return false;
}
