import { registrationImport as en } from '@meetingapp/locales/en/registration/import.ts';
import { registrationImport as zh } from '@meetingapp/locales/zh/registration/import.ts';
import type { Database } from '../../../db/connection/database.ts';
import { defineTask, type Task, type TaskRow } from '../../../jobs/task.ts';
import type { CancelAtDesk } from '../desk/commands-order-port.ts';
import { takeBack } from './commands-undo.ts';
import { importedRows, countImported, findImport, type ImportedRow } from './queries.ts';

const texts = { zh, en };
const PAGE = 500;

/** Undoes a whole import, row by row; a row that cannot be undone reports why. */
export const undoImport = (cancelAtDesk: CancelAtDesk): Task<'registration.importUndo'> =>
  defineTask('registration.importUndo', async (run) => {
    const { db, conferenceId, input, staffId, clock, language } = run;
    const record = await findImport(db, conferenceId ?? 0, input.importId);
    if (!record) return;
    await run.total(await countImported(db, record.id));
    const undoing = {
      cid: record.conference_id,
      importId: record.id,
      cancelAtDesk,
      staffId,
      reason: texts[language].result.undoReason,
    };
    await run.rows(linesOf(db, record.id), (row, transaction) =>
      takeBack(transaction, row, { ...undoing, now: clock() }),
    );
  });

async function* linesOf(db: Database, importId: number): AsyncGenerator<TaskRow<ImportedRow>> {
  for (let after = 0; ;) {
    const page = await importedRows(db, importId, after, PAGE);
    for (const row of page) yield { number: row.number, label: row.name, item: row };
    after = page.at(-1)?.number ?? after;
    if (page.length < PAGE) return;
  }
}
