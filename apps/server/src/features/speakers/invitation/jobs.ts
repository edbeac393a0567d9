import { inTransaction } from '../../../db/connection/transaction.ts';
import { defineJob } from '../../../jobs/job.ts';
import { syncInvitations } from './commands.ts';
import { writeChanges } from './commands-change.ts';

/** Works a release into the invitations, and writes to those who are asked again. */
export const syncAfterRelease = defineJob(
  'speakers.sync',
  async ({ conferenceId }, { db, ports, publicUrl, clock }) => {
    const now = clock();
    await inTransaction(db, async (transaction) => {
      const { askedAgain } = await syncInvitations(transaction, db, conferenceId, now);
      await writeChanges(
        transaction,
        { conferenceId, expertIds: askedAgain },
        { signatures: ports.signatures, publicUrl, now },
      );
    });
  },
);
