import { defineJob } from '../../../jobs/job.ts';
import { addJob } from '../../../jobs/queue.ts';
import { removeUnheldFiles } from './commands.ts';

/** Nightly: removes uploads that no answer holds. */
export const sweepAnswerFiles = defineJob(
  'forms.files',
  async (_payload, { db, clock }) => {
    const keys = await removeUnheldFiles(db, clock());
    if (keys.length > 0) await addJob(db, 'privacy.files', { keys });
  },
  { every: '53 19 * * *' },
);
