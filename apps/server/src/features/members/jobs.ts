import { defineJob } from '../../jobs/job.ts';
import { deleteOldImports } from './commands-undo.ts';

/** Nightly: forgets what old imports changed; they can no longer be undone. */
export const purgeMemberImports = defineJob(
  'members.forgetImports',
  async (_payload, { db, clock }) => {
    await deleteOldImports(db, clock());
  },
  { every: '27 19 * * *' },
);
