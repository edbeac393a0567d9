import { defineJob } from '../../jobs/job.ts';
import { keepMonths } from './commands-months.ts';

/** Every night: room for the months to come, and those that nobody asks for any more go. */
export const keepUsageMonths = defineJob(
  'statistics.months',
  async (_payload, { db, clock }) => keepMonths(db, clock()),
  {
    every: '20 3 * * *',
  },
);
