import { defineJob } from '../../jobs/job.ts';
import { purgeExpired } from './commands-forget.ts';

/** Every night: deletes expired log-in data. */
export const purgeOldAccounts = defineJob(
  'accounts.forget',
  async (_payload, { db, clock }) => purgeExpired(db, clock()),
  {
    every: '17 19 * * *',
  },
);
