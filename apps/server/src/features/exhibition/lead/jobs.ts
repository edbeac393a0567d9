import { defineJob } from '../../../jobs/job.ts';
import { purgeMarks } from '../figure/commands.ts';
import { purgeLeads } from './commands.ts';

/** Nightly: deletes what cards say whose last day is over, and who was counted as a viewer before. */
export const purgeDue = defineJob(
  'exhibition.purge',
  async (_payload, { db, clock }) => {
    const today = clock().toISOString().slice(0, 10);
    await purgeLeads(db, today);
    await purgeMarks(db, today);
  },
  { every: '51 19 * * *' },
);
