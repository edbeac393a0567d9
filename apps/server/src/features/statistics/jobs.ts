import { defineJob } from '../../jobs/job.ts';
import { saveMonths } from './commands-usage.ts';

/** Nightly: creates the partitions of the coming months and drops expired ones. */
export const saveUsageMonths = defineJob(
  'statistics.months',
  async (_payload, { db, clock }) => saveMonths(db, clock()),
  {
    every: '20 3 * * *',
  },
);
