import { Readable } from 'node:stream';
import { defineJob } from '../../jobs/job.ts';
import { defineTask } from '../../jobs/task.ts';
import { blankDue, eraseDue } from './commands.ts';
import { blankContactsDue } from './commands-papers.ts';
import { archiveOf } from './present-archive.ts';
import { everythingOf, personOf } from './queries.ts';

/** The contents of erased files; their rows are gone already. */
export const removeErasedFiles = defineJob('privacy.files', async ({ keys }, { ports }) => {
  for (const key of keys) await ports.files.remove(key);
});

/** Every night: what a conference has kept for as long as its organiser said. */
export const retain = defineJob(
  'privacy.retain',
  async (_payload, { db, clock }) => {
    const today = clock().toISOString().slice(0, 10);
    await blankDue(db, today);
    await blankContactsDue(db, today);
  },
  { every: '41 19 * * *' },
);

/** Every night: accounts whose people closed them some days ago. */
export const close = defineJob('privacy.close', async (_payload, { db, clock }) => eraseDue(db, clock()), {
  every: '21 19 * * *',
});

/** Everything of one person: for machines (JSON) and for people (a workbook with a sheet for each kind). */
export const exportPerson = defineTask('privacy.export', async (run) => {
  const { db, input, societyId, clock } = run;
  const person = await personOf(db, societyId, input.accountId);
  const everything = await everythingOf(db, input.accountId, person?.ids ?? [], person?.papers ?? []);
  const day = clock().toISOString().slice(0, 10);
  await run.keepFile(`personal-data-${input.accountId}-${day}.zip`, 'zip', Readable.from(archiveOf(everything)));
});
