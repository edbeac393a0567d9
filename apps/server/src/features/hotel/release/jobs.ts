import { defineJob } from '../../../jobs/job.ts';
import { releaseDue } from './commands.ts';

/** Every five minutes: releases rooms to hotels as their contracts say. */
export const releaseRooms = defineJob('hotel.release', async (_payload, { db, clock }) => releaseDue(db, clock()), {
  every: '*/5 * * * *',
});
