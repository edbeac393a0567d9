import { defineJob } from '../../jobs/job.ts';
import { foldLedger } from './commands-fold.ts';
import { saveMonths } from './commands-usage.ts';

/** Nightly: creates the partitions of the coming months and drops expired ones. */
export const saveUsageMonths = defineJob(
  'statistics.months',
  async (_payload, { db, clock }) => saveMonths(db, clock()),
  {
    every: '20 3 * * *',
  },
);

/** Every minute: adds the new movements of money to the sums that the overview reads. */
export const foldMoney = defineJob('statistics.money', async (_payload, { db }) => foldLedger(db), {
  every: '* * * * *',
});
