export interface Ink {
  deep: string;
  ink: string;
  mark: string;
  soft: string;
}

interface Look {
  x: number;
  /** Position of the upper edge. */
  y: number;
  width: number;
  size: number;
  weight?: number;
  fill: string;
  /** Line height relative to the font size. */
  lead?: number;
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Approximate width of a letter relative to the font size. */
function widthOf(letter: string): number {
  if (/[\u2e80-\uffef]/.test(letter)) return 1;
  if (/[ilj.,:;'|!()[\]]/.test(letter)) return 0.32;
  if (/[mwMW%@]/.test(letter)) return 0.88;
  return /[A-Z0-9]/.test(letter) ? 0.61 : 0.53;
}

/** Wraps text into lines; Latin words stay whole, no line begins with a closing mark, and none ends with an opening one. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  let wide = 0;
  for (const word of text.match(/[\u2e80-\uffef]|[^\u2e80-\uffef\s]+\s?|\s/g) ?? []) {
    const width = [...word].reduce((sum, letter) => sum + widthOf(letter), 0);
    if (wide + width > most && line !== '' && !/^[，。；：、）！？]/.test(word)) {
      const opening = /[（“《]$/.exec(line)?.[0] ?? '';
      lines.push(line.slice(0, line.length - opening.length).trimEnd());
      line = opening;
      wide = opening.length;
    }
    line += word;
    wide += width;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

/** Draws a block of text; returns it and the position of its end. */
export function block(
  text: string,
  { x, y, width, size, weight = 400, fill, lead = 1.35 }: Look,
): { svg: string; end: number } {
  const lines = text.split('\n').flatMap((part) => linesOf(part, width / size));
  const svg = lines
    .map(
      (line, at) =>
        `<text x="${x}" y="${(y + size * (0.92 + at * lead)).toFixed(1)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeText(line)}</text>`,
    )
    .join('');
  return { svg, end: y + size * lead * lines.length };
}
