import { defineJob } from '../../../jobs/job.ts';
import { remindParticipant } from './commands-notify.ts';
import { peopleToRemind } from './queries-notify.ts';

/** Every five minutes: reminds the people of department meetings that begin soon, each once. */
export const remindDepartments = defineJob(
  'exhibition.remind',
  async (_payload, { db, clock }) => {
    for (const row of await peopleToRemind(db, clock())) await remindParticipant(db, row);
  },
  { every: '*/5 * * * *' },
);
