import { attribute } from '../xml/attribute.ts';
import type { XmlHandler } from '../xml/scanner.ts';

/** Excel's built-in date formats; 27 to 36 and 50 to 58 belong to Chinese, Japanese and Korean Excel. 45 to 47 are elapsed times. */
const builtIn = (format: number): boolean =>
  (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58);

/** True when a format code shows a day or time: letters outside quotes, brackets and escapes. */
export function showsDate(code: string): boolean {
  const [positive = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  if (/\[(?:h+|m+|s+)\]/i.test(positive)) return false;
  const letters = positive.replace(/\[[^\]]*\]/g, '');
  return /[ymdhs]/i.test(letters) && !/general/i.test(letters);
}

const mostStyles = 65_536;

/** Determines which styles of a workbook show a date. */
export class DateFormats implements XmlHandler {
  readonly listens = false;
  readonly #custom = new Map<number, boolean>();
  readonly #formats: number[] = [];
  #inCells = false;

  open(name: string, attributes: string): void {
    if (name === 'cellXfs') this.#inCells = true;
    else if (name === 'xf' && this.#inCells && this.#formats.length < mostStyles)
      this.#formats.push(Number(attribute(attributes, 'numFmtId') ?? 0));
    else if (name === 'numFmt' && this.#custom.size < mostStyles)
      this.#custom.set(Number(attribute(attributes, 'numFmtId')), showsDate(attribute(attributes, 'formatCode') ?? ''));
  }

  close(name: string): void {
    if (name === 'cellXfs') this.#inCells = false;
  }

  text(): void {}

  readonly isDate = (style: number): boolean => {
    const format = this.#formats[style] ?? 0;
    return this.#custom.get(format) ?? builtIn(format);
  };
}
