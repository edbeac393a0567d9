import { defineJob } from '../../../jobs/job.ts';
import { purgeLeads } from './commands.ts';

/** Nightly: deletes what cards say whose last day is over. */
export const purgeDue = defineJob(
  'exhibition.purge',
  async (_payload, { db, clock }) => purgeLeads(db, clock().toISOString().slice(0, 10)),
  { every: '51 19 * * *' },
);
