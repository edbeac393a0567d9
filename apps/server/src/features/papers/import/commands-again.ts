import { buffer } from 'node:stream/consumers';
import type { PlannedPaper } from '@meetingapp/domain/papers/import-plan.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { validatePapers } from './commands-apply.ts';
import { lockImport, saveDryRun } from './commands.ts';
import type { ImportRow } from './queries.ts';
import { readPapers } from './reader.ts';

type Said = Pick<ImportRow, 'columns' | 'mends'>;
type Again = { ok: true; plan: PlannedPaper[] } | { ok: false; reason: 'not_found' | 'import_row_settled' };

/** Makes the dry run of a sheet again, with other columns or corrected cells; not after its rows were applied. */
export const dryRunAgain = (
  db: Database,
  files: FileStore,
  { id, conference_id: cid, file_id }: ImportRow,
  said: (now: Said) => Said,
): Promise<Again> =>
  inTransactionIfOk(db, async (transaction): Promise<Again> => {
    const now = await lockImport(transaction, id);
    const file = await files.read(file_id);
    if (!now || !file.ok) return refused('not_found');
    if (now.apply_task_id !== null) return refused('import_row_settled');
    const wish = said(now);
    const read = await readPapers(await buffer(file.stream), wish);
    if (!read.ok) return refused('not_found');
    const plan = await validatePapers(transaction, cid, read.rows);
    await saveDryRun(transaction, id, plan, read.sheet, wish.mends);
    return { ok: true, plan };
  });
