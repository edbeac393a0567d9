import { defineJob } from '../../jobs/job.ts';
import { publishDue } from './commands-draft.ts';

/** Every minute: homes whose time has come go live. */
export const publishHomes = defineJob(
  'home.publish',
  async (_payload, { db, clock }) => {
    await publishDue(db, clock());
  },
  { every: '* * * * *' },
);
