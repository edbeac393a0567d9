import { textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Item, ReadCell, Row } from '@meetingapp/sheets/values/fault.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { sheetFault } from '../../files/reader-sheet-fault.ts';

/** Rows to search for the titles, because some files have a heading above them. */
const TITLES_WITHIN = 10;
const SAMPLE = 5;

export const cellText = (cell: ReadCell): string => textOf(cell) ?? '';

interface Head {
  titleRow: number;
  titles: string[];
  sample: string[][];
}

export type HeadOutcome =
  | { ok: true; head: Head }
  | { ok: false; reason: 'sheet_refused'; fault: FieldFault }
  | { ok: false; reason: 'sheet_empty' };

/** Finds the titles, the first row with more than one text, and some sample rows below it. */
export async function readHead(rows: AsyncIterable<Item>): Promise<HeadOutcome> {
  const above: { number: number; cells: string[] }[] = [];
  let head: Head | null = null;
  for await (const item of rows) {
    if ('fault' in item) {
      if (item.fault.row === null) return { ok: false, reason: 'sheet_refused', fault: sheetFault(item.fault.reason) };
      continue;
    }
    const cells = item.row.cells.map(cellText);
    if (head) head.sample.push(cells);
    else if (cells.filter((text) => text !== '').length > 1)
      head = { titleRow: item.row.number, titles: cells, sample: [] };
    else above.push({ number: item.row.number, cells });
    if (head && head.sample.length >= SAMPLE) break;
    if (above.length >= TITLES_WITHIN) break;
  }
  const [first, ...below] = above;
  // A list with one column has its titles in the first row.
  head ??= first
    ? { titleRow: first.number, titles: first.cells, sample: below.map(({ cells }) => cells).slice(0, SAMPLE) }
    : null;
  return head && head.sample.length > 0 ? { ok: true, head } : { ok: false, reason: 'sheet_empty' };
}

/** Fault of a cell of the file itself, by the meaning of its column. */
export interface CellFault {
  field: string;
  reason: 'cell_formula' | 'cell_unreadable';
}

/** True for a fault of a cell of the file itself, which the text of the cell does not show. */
export const isCellFault = ({ reason }: { reason: string }): boolean =>
  reason === 'cell_formula' || reason === 'cell_unreadable';

export interface FileLine {
  row: Row;
  faults: CellFault[];
}

/** A corrected cell: its column in the file, from 0. */
export interface Mend {
  position: number;
  text: string;
}

/** A line of the file with its corrected cells, which have no fault of the file any more. */
export function mendedLine(line: FileLine, mends: readonly Mend[], columns: readonly (string | null)[]): FileLine {
  if (mends.length === 0) return line;
  const length = Math.max(line.row.cells.length, ...mends.map(({ position }) => position + 1));
  const cells = Array.from({ length }, (_, at): ReadCell => {
    const mend = mends.find(({ position }) => position === at);
    return mend ? { kind: 'text', text: mend.text } : (line.row.cells[at] ?? null);
  });
  const fields = mends.map(({ position }) => columns[position] ?? null);
  return { row: { ...line.row, cells }, faults: line.faults.filter(({ field }) => !fields.includes(field)) };
}

interface About {
  /** Row of the titles. */
  titleRow: number;
  columns: readonly (string | null)[];
  mends: ReadonlyMap<number, readonly Mend[]>;
}

/** The lines below the titles with their corrections, or why the file cannot be read to its end. */
export async function* linesOf(
  rows: AsyncIterable<Item>,
  { titleRow, columns, mends }: About,
): AsyncGenerator<FileLine | { refused: FieldFault }> {
  let faults: CellFault[] = [];
  for await (const item of rows) {
    if ('fault' in item) {
      const { row, column, reason } = item.fault;
      if (row === null) {
        yield { refused: sheetFault(reason) };
        return;
      }
      const field = column === null ? null : (columns[column - 1] ?? null);
      if (row > titleRow && field !== null)
        faults.push({ field, reason: reason === 'formula' ? 'cell_formula' : 'cell_unreadable' });
      continue;
    }
    if (item.row.number > titleRow)
      yield mendedLine({ row: item.row, faults }, mends.get(item.row.number) ?? [], columns);
    faults = [];
  }
}
