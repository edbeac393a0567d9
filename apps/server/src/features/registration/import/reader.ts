import { textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Item, ReadCell } from '@meetingapp/sheets/values/fault.ts';
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
