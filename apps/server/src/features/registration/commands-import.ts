import { guessColumns, type ImportColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { textOf } from '@meetingapp/sheets/cell-values.ts';
import type { Item, ReadCell } from '@meetingapp/sheets/fault.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { Database } from '../../db/database.ts';
import type { UploadedFile } from '../../http/context.ts';
import type { FieldFault } from '../../http/refusal.ts';
import type { FileStore } from '../../ports/files/store.ts';
import { sheetFault } from '../files/present-sheet.ts';
import { importTargets } from './queries-import-rules.ts';

/** Some write a heading above the titles. */
const TITLES_WITHIN = 10;
const SAMPLE = 5;

export const cellText = (cell: ReadCell): string => textOf(cell) ?? '';

interface Head {
  titleRow: number;
  titles: string[];
  sample: string[][];
}

type Read =
  | { ok: true; head: Head }
  | { ok: false; reason: 'sheet_refused'; fault: FieldFault }
  | { ok: false; reason: 'sheet_empty' };

/** The titles, which are the first row with more than one text, and some rows below them. */
async function readHead(rows: AsyncIterable<Item>): Promise<Read> {
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
  // A list of one column has its titles in the first row.
  head ??= first
    ? { titleRow: first.number, titles: first.cells, sample: below.map(({ cells }) => cells).slice(0, SAMPLE) }
    : null;
  return head && head.sample.length > 0 ? { ok: true, head } : { ok: false, reason: 'sheet_empty' };
}

interface KeepImport {
  conferenceId: number;
  staffId: number;
  file: UploadedFile;
  now: Date;
}

/** Keeps a list as it came, with what its columns seem to be. */
export async function keepImport(
  db: Database,
  files: FileStore,
  { conferenceId, staffId, file, now }: KeepImport,
): Promise<{ ok: true; id: number } | Exclude<Read, { ok: true }>> {
  async function* once() {
    yield file.content;
  }
  const read = await readHead(readSheet(once()));
  if (!read.ok) return read;
  const { titleRow, titles, sample } = read.head;
  const columns = guessColumns(titles, await importTargets(db, conferenceId, 'zh'));
  const { key } = await files.put(file.content, 'bin');
  const { id } = await db
    .insertInto('registration_import')
    .values({
      conference_id: conferenceId,
      staff_id: staffId,
      name: file.name.slice(0, 200),
      file_id: key,
      title_row: titleRow,
      titles: JSON.stringify(titles),
      sample: JSON.stringify(sample),
      columns: JSON.stringify(columns),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, id };
}

/** What each column is; a dry run with other columns does not count any more. */
export const setColumns = (db: Database, id: number, columns: ImportColumns) =>
  db
    .updateTable('registration_import')
    .set({ columns: JSON.stringify(columns), check_task_id: null, apply_task_id: null, undo_task_id: null })
    .where('id', '=', id)
    .execute();

/** From now on this dry run counts; what an earlier one found does not. */
export async function beginCheck(db: Database, id: number, taskId: number): Promise<void> {
  await db.deleteFrom('registration_import_row').where('import_id', '=', id).execute();
  await db
    .updateTable('registration_import')
    .set({ check_task_id: taskId, apply_task_id: null, undo_task_id: null })
    .where('id', '=', id)
    .execute();
}

export const beginApply = (db: Database, id: number, taskId: number) =>
  db
    .updateTable('registration_import')
    .set({ apply_task_id: taskId, undo_task_id: null })
    .where('id', '=', id)
    .execute();

export const beginUndo = (db: Database, id: number, taskId: number) =>
  db.updateTable('registration_import').set({ undo_task_id: taskId }).where('id', '=', id).execute();

/** Lists older than this are forgotten with all that stands in them. */
const KEEP_DAYS = 30;

/** Gives the files that nobody needs any more. */
export async function forgetImports(db: Database, now: Date): Promise<string[]> {
  const gone = await db
    .deleteFrom('registration_import')
    .where('created_at', '<', new Date(now.getTime() - KEEP_DAYS * 86_400_000))
    .returning('file_id')
    .execute();
  return gone.map(({ file_id }) => file_id);
}
