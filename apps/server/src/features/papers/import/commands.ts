import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import { tidy } from '@meetingapp/domain/papers/import-paper.ts';
import type { PlannedPaper } from '@meetingapp/domain/papers/import-plan.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { SheetMend } from '../../../db/schema/json-shapes.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { ReadPapers } from './reader.ts';

interface KeepImport {
  conferenceId: number;
  staffId: number;
  file: UploadedFile;
  decision: PaperDecision | null;
  plan: readonly PlannedPaper[];
  sheet: PaperSheetRead;
  now: Date;
}

type PaperSheetRead = Extract<ReadPapers, { ok: true }>['sheet'];

/** Saves an uploaded file with the result of its dry run. */
export const savePaperImport = (db: Database, files: FileStore, wish: KeepImport): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const { conferenceId, staffId, file, decision, plan, sheet, now } = wish;
    const { key } = await files.put(file.content, 'bin');
    const { id } = await transaction
      .insertInto('paper_import')
      .values({
        conference_id: conferenceId,
        staff_id: staffId,
        name: file.name.slice(0, 200),
        file_id: key,
        decision,
        columns: JSON.stringify(sheet?.columns ?? []),
        titles: sheet ? JSON.stringify(sheet.titles) : null,
        sample: JSON.stringify(sheet?.sample ?? []),
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveRows(transaction, id, plan, sheet);
    return id;
  });

/** Replaces the result of a dry run by another, with other columns or corrected cells. */
export async function saveDryRun(
  transaction: DatabaseTransaction,
  id: number,
  plan: readonly PlannedPaper[],
  sheet: PaperSheetRead,
  mends: readonly SheetMend[],
): Promise<void> {
  await transaction.deleteFrom('paper_import_row').where('import_id', '=', id).execute();
  await saveRows(transaction, id, plan, sheet);
  await transaction
    .updateTable('paper_import')
    .set({ columns: JSON.stringify(sheet?.columns ?? []), mends: JSON.stringify(mends) })
    .where('id', '=', id)
    .execute();
}

/** The first characters of a text, without half of one at the end. */
const startOf = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** A number or board as rows are found by it. */
export const shortMark = (text: string): string => startOf(text, 100);

/** Rows per statement. */
const AT_ONCE = 5000;

/** Saves what a dry run found in each paper, with the cells of its row in a sheet. */
export async function saveRows(
  db: Database,
  id: number,
  plan: readonly PlannedPaper[],
  sheet: Pick<NonNullable<PaperSheetRead>, 'cells' | 'columns'> | null,
): Promise<void> {
  const boardAt = sheet?.columns.indexOf('board') ?? -1;
  for (let at = 0; at < plan.length; at += AT_ONCE) {
    const rows = plan.slice(at, at + AT_ONCE).map(({ number, fate, paper, changed, faults }) => ({
      number,
      external_id: shortMark(paper.externalId),
      board: shortMark(boardAt < 0 ? '' : tidy(sheet?.cells.get(number)?.[boardAt] ?? '')),
      label: startOf(paper.title.zh || paper.title.en, 300),
      fate,
      changed,
      faults,
      cells: sheet?.cells.get(number) ?? [],
    }));
    await sql`
      insert into paper_import_row (import_id, number, external_id, board, label, fate, changed, faults, cells)
      select ${id}, one.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as one (number int, external_id text, board text, label text, fate text, changed jsonb, faults jsonb, cells jsonb)
      on conflict do nothing`.execute(db);
  }
}

/** Locks an import, so that two corrections follow each other. */
export const lockImport = (db: Database, id: number) =>
  db
    .selectFrom('paper_import')
    .select(['mends', 'columns', 'apply_task_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const KEEP_DAYS = 30;

/** Purges old imports and returns the keys of their files. The papers stay. */
export async function purgeImports(db: Database, now: Date): Promise<string[]> {
  const gone = await db
    .deleteFrom('paper_import')
    .where('created_at', '<', new Date(now.getTime() - KEEP_DAYS * 86_400_000))
    .returning('file_id')
    .execute();
  return gone.map(({ file_id }) => file_id);
}

export const beginTask = (db: Database, id: number, task: { apply_task_id: number } | { undo_task_id: number }) =>
  db.updateTable('paper_import').set(task).where('id', '=', id).execute();

/** Records that an import was undone as far as it can be. */
export const markUndone = (db: Database, id: number, now: Date) =>
  db.updateTable('paper_import').set({ taken_back_at: now }).where('id', '=', id).execute();
