import { buffer } from 'node:stream/consumers';
import { defineJob } from '../../../jobs/job.ts';
import { defineTask } from '../../../jobs/task.ts';
import { purgeImports } from './commands.ts';
import { importPapers } from './commands-apply.ts';
import { readPapers } from './reader.ts';
import { findPaperImport } from './queries.ts';

/** Applies the valid rows of a file, all at once. */
export const applyPapers = defineTask('papers.importApply', async (run) => {
  const row = await findPaperImport(run.db, run.conferenceId ?? 0, run.input.importId);
  const file = row && (await run.ports.files.read(row.file_id));
  if (!row || !file?.ok || row.taken_back_at !== null) return;
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

/** Nightly: purges old import files. */
export const purgePaperImports = defineJob(
  'papers.forgetImports',
  async (_payload, { db, ports, clock }) => {
    for (const key of await purgeImports(db, clock())) await ports.files.remove(key);
  },
  { every: '31 19 * * *' },
);
