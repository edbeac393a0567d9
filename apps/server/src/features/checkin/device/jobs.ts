import { addDays } from '@meetingapp/domain/plain-date.ts';
import { defineJob } from '../../../jobs/job.ts';
import { PURGE_AFTER_DAYS, purgeDevices } from './commands.ts';

/** Nightly: ends the devices of conferences that are over. The devices delete their data at that time by themselves. */
export const purgeCheckinDevices = defineJob(
  'checkin.purge',
  async (_payload, { db, clock }) => {
    const now = clock();
    await purgeDevices(db, addDays(now.toISOString().slice(0, 10), -PURGE_AFTER_DAYS), now);
  },
  { every: '11 19 * * *' },
);
