import type { ReadCell } from '../values/fault.ts';
import type { Reading } from '../reading.ts';
import { dateOfIso, dateOfSerial } from './serial-date.ts';
import type { SharedTexts } from './shared-texts.ts';
import { ownText } from '../values/own-text.ts';
import { unescapeExcel } from '../xml/text.ts';

/** What is needed to interpret the cells of a workbook. */
export interface Meaning {
  readonly shared: SharedTexts;
  /** True when a style shows its number as a date. */
  readonly isDate: (style: number) => boolean;
  readonly from1904: boolean;
}

/** A cell as stored in the file. */
export interface RawCell {
  readonly type: string;
  readonly style: number;
  readonly text: string;
}

/** A validated text cell; empty text is no content. */
export function textCell(reading: Reading, text: string, row: number, column: number): ReadCell {
  if (text === '') return null;
  if (text.length > reading.limits.cellLength) return reading.faulty(row, column, 'too-long');
  if (text.includes('\ufffd')) return reading.faulty(row, column, 'encoding');
  // Databases refuse it, and it cannot be typed.
  if (text.includes('\u0000')) return reading.faulty(row, column, 'bad-cell');
  return { kind: 'text', text: ownText(text) };
}

/** Excludes other JavaScript number syntax: 0x10, Infinity. */
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function numberCell(
  reading: Reading,
  { text, style }: RawCell,
  meaning: Meaning,
  row: number,
  column: number,
): ReadCell {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const value = Number(trimmed);
  if (!Number.isFinite(value) || !decimal.test(trimmed)) return reading.faulty(row, column, 'bad-cell');
  if (!meaning.isDate(style)) return { kind: 'number', value };
  const date = dateOfSerial(value, meaning.from1904);
  return date ? { kind: 'date', ...date } : reading.faulty(row, column, 'bad-cell');
}

export function readCell(reading: Reading, raw: RawCell, meaning: Meaning, row: number, column: number): ReadCell {
  const { type, text } = raw;
  if (type === 'n') return numberCell(reading, raw, meaning, row, column);
  if (type === 's') {
    const shared = /^\s*\d+\s*$/.test(text) ? meaning.shared.at(Number(text)) : null;
    return shared === null ? reading.faulty(row, column, 'bad-cell') : textCell(reading, shared, row, column);
  }
  if (type === 'inlineStr' || type === 'str') return textCell(reading, unescapeExcel(text), row, column);
  if (text.trim() === '') return null;
  if (type === 'b')
    return /^\s*(?:[01]|true|false)\s*$/.test(text)
      ? { kind: 'boolean', value: /1|true/.test(text) }
      : reading.faulty(row, column, 'bad-cell');
  if (type === 'e') return reading.faulty(row, column, 'error-value');
  const date = type === 'd' ? dateOfIso(text) : null;
  return date ? { kind: 'date', ...date } : reading.faulty(row, column, 'bad-cell');
}
