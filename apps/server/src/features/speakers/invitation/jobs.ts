import { defineJob } from '../../../jobs/job.ts';
import { syncAndWrite } from './commands-change.ts';

/** Works a release into the invitations, and writes to those who are asked again. */
export const syncAfterRelease = defineJob(
  'speakers.sync',
  async ({ conferenceId }, { db, ports, publicUrl, clock }) => {
    await syncAndWrite(db, conferenceId, { signatures: ports.signatures, publicUrl, now: clock() });
  },
);
