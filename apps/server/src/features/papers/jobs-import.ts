import { buffer } from 'node:stream/consumers';
import { defineJob } from '../../jobs/job.ts';
import { defineTask } from '../../jobs/task.ts';
import { forgetImports } from './commands-import.ts';
import { bringPapers } from './commands-bring.ts';
import { readPapers } from './present-read.ts';
import { findPaperImport } from './queries-import.ts';

/** Brings in what is right of a file, all of it at once. */
export const applyPapers = defineTask('papers.importApply', async (run) => {
  const row = await findPaperImport(run.db, run.conferenceId ?? 0, run.input.importId);
  const file = row && (await run.ports.files.read(row.file_id));
  if (!row || !file?.ok || row.taken_back_at !== null) return;
  const read = await readPapers(await buffer(file.stream));
  if (!read.ok) return;
  await run.total(read.rows.length);
  const counts = await run.audited((transaction) =>
    bringPapers(transaction, {
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

/** Every night: files that were brought in long ago. */
export const forgetPaperImports = defineJob(
  'papers.forgetImports',
  async (_payload, { db, ports, clock }) => {
    for (const key of await forgetImports(db, clock())) await ports.files.remove(key);
  },
  { every: '31 19 * * *' },
);
