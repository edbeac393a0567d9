import { defineJob } from '../../../jobs/job.ts';
import { listAllChanged } from './commands.ts';
import { conferencesToList } from './queries.ts';

/** Every minute: updates the organisers' lists after changes. */
export const listRegistrations = defineJob(
  'registration.list',
  async (_payload, { db, clock }) => {
    for (const cid of await conferencesToList(db)) await listAllChanged(db, cid, clock());
  },
  { every: '* * * * *' },
);
