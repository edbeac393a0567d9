import { guessColumns, type ImportColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { importTargets } from './queries-rules.ts';
import { readHead, type HeadOutcome } from './reader.ts';

interface KeepImport {
  conferenceId: number;
  staffId: number;
  file: UploadedFile;
  now: Date;
}

/** Saves an uploaded list with the guessed meaning of its columns. */
export async function saveImport(
  db: Database,
  files: FileStore,
  { conferenceId, staffId, file, now }: KeepImport,
): Promise<{ ok: true; id: number } | Exclude<HeadOutcome, { ok: true }>> {
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

/** Sets the meaning of each column; a dry run with other columns becomes invalid. */
export const setColumns = (db: Database, id: number, columns: ImportColumns) =>
  db
    .updateTable('registration_import')
    .set({ columns: JSON.stringify(columns), check_task_id: null, apply_task_id: null, undo_task_id: null })
    .where('id', '=', id)
    .execute();

/** Makes this dry run the current one and deletes the rows of the previous one. */
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

/** Days after which an imported list is purged with its rows. */
const KEEP_DAYS = 30;

/** Purges old imports and returns the files that are no longer needed. */
export async function purgeImports(db: Database, now: Date): Promise<string[]> {
  const gone = await db
    .deleteFrom('registration_import')
    .where('created_at', '<', new Date(now.getTime() - KEEP_DAYS * 86_400_000))
    .returning('file_id')
    .execute();
  return gone.map(({ file_id }) => file_id);
}
