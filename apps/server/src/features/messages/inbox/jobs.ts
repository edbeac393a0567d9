import { defineJob } from '../../../jobs/job.ts';
import { purgeEarlyReports } from '../report/commands.ts';
import { purgeInbox } from './commands.ts';

/** Deletes old messages every night. */
export const purgeMessages = defineJob(
  'messages.purge',
  async (_payload, { db, clock }) => {
    await purgeInbox(db, clock());
    await purgeEarlyReports(db, clock());
  },
  { every: '40 19 * * *' },
);
