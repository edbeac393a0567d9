import { defineJob } from '../../jobs/job.ts';
import { recordProgramme } from './commands-programme.ts';

/** Four times an hour: records talks held and papers presented as evidence. */
export const recordCreditEvidence = defineJob(
  'credits.programme',
  async (_payload, { db, clock }) => {
    await recordProgramme(db, clock());
  },
  { every: '7,22,37,52 * * * *' },
);
