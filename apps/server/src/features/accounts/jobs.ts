import { defineJob } from '../../jobs/job.ts';
import { forgetExpired } from './commands-forget.ts';

/** Every night: what has served its time is forgotten. */
export const forgetOld = defineJob('accounts.forget', async (_payload, { db, clock }) => forgetExpired(db, clock()), {
  every: '17 19 * * *',
});
