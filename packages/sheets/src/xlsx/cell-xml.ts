import { styleNumber, styleOf } from './cell-styles.ts';
import { type Cell, type Column, columnLetters } from '../values/column.ts';
import { fitsNumber, moneyText } from '../values/decimal-text.ts';
import { serialOfDay, serialOfWallTime } from './serial-date.ts';
import type { WallTime } from '../values/wall-time.ts';
import { cutText, escapeXml } from '../xml/text.ts';

/** Writes the cell of one column; an empty cell produces no output. */
export type CellWriter = (cell: Cell, row: number) => string;

/** Numbers as stored in the file; null for a value that does not fit and is written as text. */
function numberOf(cell: NonNullable<Cell>, column: Column, wallTime: WallTime): string | null {
  switch (column.kind) {
    case 'integer':
    case 'decimal':
      return typeof cell === 'number' && fitsNumber(cell) ? String(cell) : null;
    case 'money':
      return typeof cell === 'number' && fitsNumber(cell) ? moneyText(cell, column.digits ?? 2) : null;
    case 'date':
      return typeof cell === 'string' ? (serialOfDay(cell)?.toString() ?? null) : null;
    case 'date-time': {
      const instant = instantOf(cell);
      return instant === null ? null : (serialOfWallTime(wallTime(instant))?.toString() ?? null);
    }
    case 'text':
    case 'boolean':
      return null;
  }
}

/** Text without a zone is not an instant; parsing it would depend on the machine. */
function instantOf(cell: NonNullable<Cell>): number | null {
  const instant =
    cell instanceof Date
      ? cell.getTime()
      : typeof cell === 'string' && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(cell)
        ? Date.parse(cell)
        : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

export function plainText(cell: NonNullable<Cell>): string {
  if (typeof cell === 'string') return cell;
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString();
  return String(cell);
}

export function cellWriter(column: Column, place: number, wallTime: WallTime): CellWriter {
  const start = `<c r="${columnLetters(place)}`;
  const style = `" s="${styleNumber(styleOf(column))}"`;
  const textStart = `" s="${styleNumber('text')}" t="inlineStr"><is><t xml:space="preserve">`;
  const asText: CellWriter = (cell, row) => {
    const text = plainText(cell ?? '');
    return text === '' ? '' : `${start}${row}${textStart}${escapeXml(cutText(text))}</t></is></c>`;
  };
  if (column.kind === 'text') return (cell, row) => (cell === null || cell === undefined ? '' : asText(cell, row));
  return (cell, row) => {
    if (cell === null || cell === undefined) return '';
    if (column.kind === 'boolean' && typeof cell === 'boolean')
      return `${start}${row}${style} t="b"><v>${cell ? 1 : 0}</v></c>`;
    const number = numberOf(cell, column, wallTime);
    return number === null ? asText(cell, row) : `${start}${row}${style}><v>${number}</v></c>`;
  };
}
