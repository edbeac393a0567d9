import { defineJob } from '../../jobs/job.ts';
import { forgetLeads } from './commands-leads.ts';

/** Nightly: deletes what cards say whose last day is over. */
export const forgetDue = defineJob(
  'exhibition.forget',
  async (_payload, { db, clock }) => forgetLeads(db, clock().toISOString().slice(0, 10)),
  { every: '51 19 * * *' },
);
