import { Readable } from 'node:stream';
import { defineJob } from '../../jobs/job.ts';
import { defineTask } from '../../jobs/task.ts';
import { blankDue, eraseDue } from './commands.ts';
import { blankWritersDue } from './commands-comments.ts';
import { removeFormAnswersDue } from './erasure/commands-form-answers.ts';
import { removeIntroductionsDue } from './commands-introductions.ts';
import { blankContactsDue } from './commands-papers.ts';
import { archiveOf } from './archive/writer.ts';
import { personOf } from './queries.ts';
import { everythingOf } from './archive/queries.ts';

/** Deletes the contents of erased files, whose rows are gone already. */
export const removeErasedFiles = defineJob('privacy.files', async ({ keys }, { ports }) => {
  for (const key of keys) await ports.files.remove(key);
});

/** Nightly: blanks data whose retention period is over. */
export const retain = defineJob(
  'privacy.retain',
  async (_payload, { db, clock }) => {
    const today = clock().toISOString().slice(0, 10);
    await blankDue(db, today);
    await blankContactsDue(db, today);
    await blankWritersDue(db, today);
    await removeIntroductionsDue(db, today);
    await removeFormAnswersDue(db, today);
  },
  { every: '41 19 * * *' },
);

/** Nightly: erases accounts that were closed some days ago. */
export const close = defineJob('privacy.close', async (_payload, { db, clock }) => eraseDue(db, clock()), {
  every: '21 19 * * *',
});

/** Exports everything about one person: JSON for machines, and a workbook with one sheet per kind for people. */
export const exportPerson = defineTask('privacy.export', async (run) => {
  const { db, input, societyId, clock } = run;
  const person = await personOf(db, societyId, input.accountId);
  const everything = await everythingOf(db, input.accountId, person?.ids ?? [], person?.papers ?? [], societyId);
  const day = clock().toISOString().slice(0, 10);
  await run.keepFile(`personal-data-${input.accountId}-${day}.zip`, 'zip', Readable.from(archiveOf(everything)));
});
