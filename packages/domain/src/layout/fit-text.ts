import { breakable, graphemes } from './line-breaks.ts';

/** Width of a text at size 1; the width at another size is proportional. */
export type Measure = (text: string) => number;

/** A line takes this much of its size in height. */
export const LINE_HEIGHT = 1.35;
/** Sizes are tried in steps of half a unit. */
const STEP = 0.5;
/** Sums of widths differ in the last digits. */
const TOLERANCE = 1e-6;

export interface TextBox {
  /** In the unit of the sizes. */
  width: number;
  height: number;
  size: number;
  smallest: number;
  /** Most lines; 1: the text does not wrap. */
  lines: number;
}

export interface FittedText {
  size: number;
  lines: string[];
  /** False: even at the smallest size it needs more lines or more height than the box has. It is wrapped, never cut. */
  fits: boolean;
}

/**
 * Sets a text in a box: the largest size, from `size` down to `smallest`, at which it has at most `lines` lines and fits the height. A
 * text that fits at no size is wrapped at the smallest one, within words where needed, and reported. No line is wider than the box
 * unless a single character is.
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const smallest = Math.min(box.smallest, box.size);
  const paragraphs = text.split('\n').map((line) => partsOf(line.trim(), measure));
  const widest = Math.max(0, ...paragraphs.flat().map(({ ink }) => ink));
  for (const size of sizesFrom(box.size, smallest)) {
    const width = box.width / size + TOLERANCE;
    if (widest > width) continue;
    const lines = wrap(paragraphs, width);
    if (lines.length <= box.lines && lines.length * size * LINE_HEIGHT <= box.height + TOLERANCE)
      return { size, lines, fits: true };
  }
  const width = box.width / smallest + TOLERANCE;
  const broken = paragraphs.map((parts) =>
    parts.flatMap((part) => (part.ink <= width ? [part] : letters(part, measure))),
  );
  return { size: smallest, lines: wrap(broken, width), fits: false };
}

interface Part {
  text: string;
  /** Without and with the space at its end. */
  ink: number;
  width: number;
}

const partsOf = (line: string, measure: Measure): Part[] =>
  breakable(line).map((text) => ({ text, ink: measure(text.trimEnd()), width: measure(text) }));

function* sizesFrom(largest: number, smallest: number): Generator<number> {
  for (let size = largest; size > smallest; size -= STEP) yield size;
  yield smallest;
}

const letters = ({ text }: Part, measure: Measure): Part[] =>
  graphemes(text).map((one) => ({ text: one, ink: measure(one), width: measure(one) }));

/** Lines of all paragraphs: each takes as many parts as its width holds, and at least one. */
function wrap(paragraphs: readonly Part[][], width: number): string[] {
  return paragraphs.flatMap((parts) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const part of parts) {
      if (line !== '' && used + part.ink > width) {
        lines.push(line.trimEnd());
        line = '';
        used = 0;
      }
      line += part.text;
      used += part.width;
    }
    return [...lines, line.trimEnd()];
  });
}
