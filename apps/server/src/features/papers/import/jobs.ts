import { buffer } from 'node:stream/consumers';
import { defineJob } from '../../../jobs/job.ts';
import { defineTask } from '../../../jobs/task.ts';
import { countRows, countUndone } from '../../tasks/queries.ts';
import { markUndone, purgeImports } from './commands.ts';
import { importPapers } from './commands-apply.ts';
import { undoPapers } from './commands-undo.ts';
import { findPaperImport, importedPapers } from './queries.ts';
import { readPapers } from './reader.ts';

/** Applies the valid rows of a file, all at once. */
export const applyPapers = defineTask('papers.importApply', async (run) => {
  const row = await findPaperImport(run.db, run.conferenceId ?? 0, run.input.importId);
  if (!row || row.taken_back_at !== null) return;
  const file = await run.ports.files.read(row.file_id);
  if (!file.ok) return;
  const read = await readPapers(await buffer(file.stream), row);
  if (!read.ok) return;
  await run.total(read.rows.length);
  const counts = await run.audited((transaction) =>
    importPapers(transaction, {
      conferenceId: row.conference_id,
      importId: row.id,
      staffId: run.staffId,
      decision: row.decision,
      rows: read.rows,
      now: run.clock(),
    }),
  );
  await run.progress(read.rows.length);
  await run.result(counts);
});

/** Papers that are undone together, in one transaction. */
const TOGETHER = 500;

/** Undoes an import: first the papers that it created, so that their boards are free, then those that it changed. */
export const undoPapersImport = defineTask('papers.importUndo', async (run) => {
  const { db, clock, staffId } = run;
  const row = await findPaperImport(db, run.conferenceId ?? 0, run.input.importId);
  if (!row || row.taken_back_at !== null) return;
  const rows = await importedPapers(db, row.id);
  const total = (await countUndone(db, run.id)) + rows.length;
  await run.total(total);
  const undoing = { cid: row.conference_id, importId: row.id, staffId };
  await run.batches(rows, TOGETHER, (papers, transaction) =>
    undoPapers(transaction, { ...undoing, now: clock() }, papers),
  );
  if ((await countRows(db, run.id)).all >= total) await markUndone(db, row.id, clock());
});

/** Nightly: purges old import files. */
export const purgePaperImports = defineJob(
  'papers.forgetImports',
  async (_payload, { db, ports, clock }) => {
    for (const key of await purgeImports(db, clock())) await ports.files.remove(key);
  },
  { every: '31 19 * * *' },
);
