import { guessColumns, type ImportColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { repeatedRows } from '@meetingapp/domain/tasks/sheet-row.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import type { ImportKind, LineOutcome, LineValidator } from '../../../jobs/import-kind.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { cellText, readHead, type FileLine, type HeadOutcome } from './reader.ts';

interface KeepImport {
  conferenceId: number;
  about: number | null;
  staffId: number;
  file: UploadedFile;
  now: Date;
}

/** “有效期（起）”: the text in brackets distinguishes start and end. */
const unbracketed = (title: string) => title.normalize('NFKC').replace(/[(](起|止|从|至|from|until|to)[)]/i, '$1');

/** Saves an uploaded list with the guessed meaning of its columns. */
export async function saveImport(
  db: Database,
  files: FileStore,
  kind: ImportKind,
  { conferenceId, about, staffId, file, now }: KeepImport,
): Promise<{ ok: true; id: number } | Exclude<HeadOutcome, { ok: true }>> {
  async function* once() {
    yield file.content;
  }
  const read = await readHead(readSheet(once()));
  if (!read.ok) return read;
  const { titleRow, titles, sample } = read.head;
  const { key } = await files.put(file.content, 'bin');
  const { id } = await db
    .insertInto('sheet_import')
    .values({
      conference_id: conferenceId,
      kind: kind.kind,
      about,
      staff_id: staffId,
      name: file.name.slice(0, 200),
      file_id: key,
      title_row: titleRow,
      titles: JSON.stringify(titles),
      sample: JSON.stringify(sample),
      columns: JSON.stringify(
        guessColumns(titles.map(kind.titleOf ?? unbracketed), await kind.targets(db, conferenceId, 'zh')),
      ),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, id };
}

const noTask = { check_task_id: null, apply_task_id: null, undo_task_id: null };

/** Sets the meaning of each column; a dry run with other columns becomes invalid. */
export const setColumns = (db: Database, id: number, columns: ImportColumns) =>
  db
    .updateTable('sheet_import')
    .set({ ...noTask, columns: JSON.stringify(columns) })
    .where('id', '=', id)
    .execute();

/** Makes this dry run the current one and deletes the rows of the previous one. */
export async function beginCheck(db: Database, id: number, taskId: number, replaces: boolean): Promise<void> {
  await clearRows(db, id);
  await db
    .updateTable('sheet_import')
    .set({ ...noTask, check_task_id: taskId, replaces })
    .where('id', '=', id)
    .execute();
}

export const beginApply = (db: Database, id: number, taskId: number) =>
  db.updateTable('sheet_import').set({ apply_task_id: taskId, undo_task_id: null }).where('id', '=', id).execute();

export const beginUndo = (db: Database, id: number, taskId: number) =>
  db.updateTable('sheet_import').set({ undo_task_id: taskId }).where('id', '=', id).execute();

export const clearRows = (db: Database, importId: number) =>
  db.deleteFrom('sheet_import_row').where('import_id', '=', importId).execute();

/** Days after which an imported list is deleted with its rows. */
const KEEP_DAYS = 30;

/** Deletes old imports and returns the files that are no longer needed. */
export async function deleteOldImports(db: Database, now: Date): Promise<string[]> {
  const gone = await db
    .deleteFrom('sheet_import')
    .where('created_at', '<', new Date(now.getTime() - KEEP_DAYS * 86_400_000))
    .returning('file_id')
    .execute();
  return gone.map(({ file_id }) => file_id);
}

const wrong = (line: LineOutcome, faults: LineOutcome['faults']): LineOutcome =>
  faults.length === 0 ? line : { ...line, fate: 'wrong', faults, changes: [] };

/** The outcome of a line together with the faults of the file's own cells: one that cannot be read is not also reported as missing. */
export function withCellFaults(line: LineOutcome, cells: LineOutcome['faults']): LineOutcome {
  const fields = new Set(cells.map(({ field }) => field));
  return wrong(line, [...cells, ...line.faults.filter(({ field }) => !fields.has(field))]);
}

/** The outcome of a line that is the same entry as another. */
export const asRepeated = (line: LineOutcome, kind: ImportKind, other: number): LineOutcome =>
  wrong(line, [{ ...(kind.repeated ?? { field: 'row', reason: 'row_twice' }), limit: other }]);

/** Judges the lines of a file page by page and saves the outcome, counting the lines before: an entry may come once. */
export function validateLines(db: Database, importId: number, kind: ImportKind, judge: LineValidator) {
  const earlier = repeatedRows();
  const keys = new Set<string>();
  const left: { number: number; cells: string[] }[] = [];
  let last = 0;
  const page = async (lines: readonly FileLine[]) => {
    const read = lines.map(({ row, faults }) => ({ number: row.number, cells: row.cells.map(cellText), faults }));
    const judged = await judge.lines(read);
    const rows = read.map(({ number, cells, faults }, at) => {
      const found = judged[at] ?? { name: '', fate: 'same' as const, faults: [], changes: [], keys: [] };
      let line = withCellFaults(found, faults);
      if (line.fate !== 'wrong') {
        const before = earlier(number, line.keys);
        const short = before === null ? (line.use?.() ?? null) : null;
        if (before !== null) line = asRepeated(line, kind, before);
        else if (short) line = wrong(line, [short]);
      }
      if (line.fate === 'wrong') left.push({ number, cells });
      else for (const key of line.keys) keys.add(key);
      last = number;
      return { ...line, number, cells };
    });
    await saveRows(db, importId, rows);
  };
  const rest = async () => {
    const gone = judge.leftOut?.(keys, left) ?? [];
    for (let at = 0; at < gone.length; at += AT_ONCE)
      await saveRows(
        db,
        importId,
        gone
          .slice(at, at + AT_ONCE)
          .map((one, of) => ({ ...one, number: last + 1 + at + of, fate: 'remove', faults: [], changes: [] })),
      );
    return gone.length;
  };
  return { page, rest };
}

const AT_ONCE = 5000;

/** Inserted in bulk: a list may have a hundred thousand rows. */
async function saveRows(db: Database, importId: number, lines: readonly object[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into sheet_import_row (import_id, number, name, cells, fate, faults, changes, keys)
    select ${importId}, line.number, line.name, line.cells, line.fate, line.faults, line.changes, line.keys
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line
        (number int, name text, cells jsonb, fate text, faults jsonb, changes jsonb, keys text[])
    on conflict do nothing`.execute(db);
}

/** Records what applied rows did, for their undo. */
export async function saveDone(
  db: Database,
  importId: number,
  lines: readonly { number: number; done: object }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update sheet_import_row as line set done = one.done
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as one (number int, done jsonb)
    where line.import_id = ${importId} and line.number = one.number`.execute(db);
}

/** Records that rows were undone. */
export const clearDone = (db: Database, importId: number, numbers: readonly number[]) =>
  sql`update sheet_import_row set done = null where import_id = ${importId} and number = any (${[...numbers]}::int[])`.execute(
    db,
  );
