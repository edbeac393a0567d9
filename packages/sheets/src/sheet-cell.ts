import type { ReadCell } from './fault.ts';
import type { Reading } from './reading.ts';
import { dateOfIso, dateOfSerial } from './serial-date.ts';
import type { SharedTexts } from './shared-texts.ts';
import { ownText } from './own-text.ts';
import { unescapeExcel } from './xml-text.ts';

/** What the cells of a workbook mean beside what they say. */
export interface Meaning {
  readonly shared: SharedTexts;
  /** Whether a style shows its number as a date. */
  readonly isDate: (style: number) => boolean;
  readonly from1904: boolean;
}

/** A cell as it stands in the file. */
export interface RawCell {
  readonly type: string;
  readonly style: number;
  readonly text: string;
}

/** Text of a cell, checked; an empty one is no content. */
export function textCell(reading: Reading, text: string, row: number, column: number): ReadCell {
  if (text === '') return null;
  if (text.length > reading.limits.cellLength) return reading.faulty(row, column, 'too-long');
  if (text.includes('\ufffd')) return reading.faulty(row, column, 'encoding');
  // No database takes it, and no keyboard makes it.
  if (text.includes('\u0000')) return reading.faulty(row, column, 'bad-cell');
  return { kind: 'text', text: ownText(text) };
}

/** Not what JavaScript calls a number beside it: 0x10, Infinity. */
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
