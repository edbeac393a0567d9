import { textOf } from '@meetingapp/sheets/cell-values.ts';
import type { Row } from '@meetingapp/sheets/fault.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { Database } from '../../db/database.ts';
import type { UploadedFile } from '../../http/context.ts';

const MOST_ROWS = 5000;

interface Reading<Columns, Kept> {
  /** So many lines may stand above the titles. */
  titlesWithin: number;
  /** Null: these are not the titles. */
  columnsOf: (cells: readonly string[]) => Columns | null;
  rowOf: (row: Row, columns: Columns) => Kept;
}

export type Read<Kept> = { ok: true; rows: Kept[] } | { ok: false; reason: 'sheet_unreadable' | 'sheet_columns' };

/** What stands below the titles of a table that a bank or an office made. */
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

export interface Upload {
  conferenceId: number;
  staffId: number;
  file: UploadedFile;
  now: Date;
}

/** Keeps what a file says, as it came; nothing is done by it. */
export async function keepUpload(
  db: Database,
  table: 'bank_statement' | 'invoice_result',
  { conferenceId, staffId, file, now }: Upload,
  rows: readonly unknown[],
): Promise<number> {
  const { id } = await db
    .insertInto(table)
    .values({
      conference_id: conferenceId,
      staff_id: staffId,
      name: file.name.slice(0, 200),
      rows: JSON.stringify(rows),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
