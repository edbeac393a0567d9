import { defineJob } from '../../../jobs/job.ts';
import { purgeInbox } from './commands.ts';

/** Deletes old messages every night. */
export const purgeMessages = defineJob('messages.purge', (_payload, { db, clock }) => purgeInbox(db, clock()), {
  every: '40 19 * * *',
});
