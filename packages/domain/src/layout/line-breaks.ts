/** Characters that no line begins with: closing brackets and quotes, commas and full stops of both scripts, middle dots. */
const neverFirst = /^[\p{Pe}\p{Pf}\u3001\u3002\uff01\uff0c\uff0e\uff1a\uff1b\uff1f\u2026\u00b7\u2030,.;:!?%]/u;
/** Characters that no line ends with: opening brackets and quotes. */
const neverLast = /[\p{Ps}\p{Pi}]$/u;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What a reader sees as single characters. */
export const graphemes = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Parts of a line between which it may break: words with the space after them, single Chinese characters with their punctuation. */
export function breakable(text: string): string[] {
  const parts: string[] = [];
  for (const one of graphemes(text)) {
    const last = parts.at(-1);
    if (last !== undefined && staysWith(last, one)) parts[parts.length - 1] = last + one;
    else parts.push(one);
  }
  return parts;
}

function staysWith(last: string, next: string): boolean {
  if (neverFirst.test(next) || neverLast.test(last) || next === ' ') return true;
  if (/\s$/.test(last)) return false;
  return !ideograph.test(next) && !ideograph.test(last.at(-1) ?? '') && !/[-–—/]$/.test(last);
}
