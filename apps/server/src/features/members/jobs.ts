import { defineJob } from '../../jobs/job.ts';
import { purgeMemberImports } from './commands-undo.ts';

/** Nightly: forgets what old imports changed; they can no longer be undone. */
export const forgetMemberImports = defineJob(
  'members.forgetImports',
  async (_payload, { db, clock }) => {
    await purgeMemberImports(db, clock());
  },
  { every: '27 19 * * *' },
);
