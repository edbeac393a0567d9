import { buffer } from 'node:stream/consumers';
import type { PlannedPaper } from '@meetingapp/domain/papers/import-plan.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { validatePapers } from './commands-apply.ts';
import { lockImport, saveDryRun } from './commands.ts';
import type { ImportRow } from './queries.ts';
import { readPapers } from './reader.ts';

type Said = Pick<ImportRow, 'columns' | 'mends'>;
type Refused = { ok: false; reason: 'not_found' | 'import_row_settled' };
type Again = { ok: true; plan: PlannedPaper[] } | Refused;

/** Makes the dry run of a sheet again, with other columns; not after its rows were applied. */
export const dryRunAgain = (
  db: Database,
  files: FileStore,
  row: ImportRow,
  said: (now: Said) => Said,
): Promise<Again> =>
  inTransactionIfOk(db, async (transaction): Promise<Again> => {
    const now = await lockOpen(transaction, row.id);
    return now.ok ? checkWhole(transaction, files, row, said(now)) : now;
  });

/** Locks an import whose rows were not applied. */
export async function lockOpen(db: Database, id: number): Promise<({ ok: true } & Said) | Refused> {
  const now = await lockImport(db, id);
  if (!now) return refused('not_found');
  return now.apply_task_id === null ? { ok: true, ...now } : refused('import_row_settled');
}

/** Makes the whole dry run of a locked import. */
export async function checkWhole(
  transaction: DatabaseTransaction,
  files: FileStore,
  { id, conference_id: cid, file_id }: ImportRow,
  said: Said,
): Promise<Again> {
  const file = await files.read(file_id);
  if (!file.ok) return refused('not_found');
  const read = await readPapers(await buffer(file.stream), said);
  if (!read.ok) return refused('not_found');
  const plan = await validatePapers(transaction, cid, read.rows);
  await saveDryRun(transaction, id, plan, read.sheet, said.mends);
  return { ok: true, plan };
}
