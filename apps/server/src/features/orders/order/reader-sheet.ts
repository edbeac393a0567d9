import { textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Row } from '@meetingapp/sheets/values/fault.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';

const MOST_ROWS = 5000;

interface Reading<Columns, Kept> {
  /** Rows searched for the titles. */
  titlesWithin: number;
  /** Null when these are not the titles. */
  columnsOf: (cells: readonly string[]) => Columns | null;
  rowOf: (row: Row, columns: Columns) => Kept;
}

export type Read<Kept> = { ok: true; rows: Kept[] } | { ok: false; reason: 'sheet_unreadable' | 'sheet_columns' };

/** Reads the rows below the titles of a table that a bank or an office made. */
export async function readBelowTitles<Columns, Kept>(
  { content }: UploadedFile,
  { titlesWithin, columnsOf, rowOf }: Reading<Columns, Kept>,
): Promise<Read<Kept>> {
  const rows: Kept[] = [];
  let columns: Columns | null = null;
  async function* once() {
    yield content;
  }
  for await (const item of readSheet(once(), { limits: { rows: MOST_ROWS + titlesWithin } })) {
    if ('fault' in item) {
      if (item.fault.row === null) return { ok: false, reason: 'sheet_unreadable' };
      continue;
    }
    if (columns) rows.push(rowOf(item.row, columns));
    else if (item.row.number > titlesWithin) break;
    else columns = columnsOf(item.row.cells.map((cell) => textOf(cell) ?? ''));
  }
  return columns ? { ok: true, rows } : { ok: false, reason: 'sheet_columns' };
}
