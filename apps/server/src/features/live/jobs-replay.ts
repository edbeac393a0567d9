import { defineJob } from '../../jobs/job.ts';
import { joinReplay } from './commands-replay.ts';

export const makeReplay = defineJob('live.replay', async ({ broadcastId }, { db, ports, clock }) =>
  joinReplay({ db, ports, now: clock() }, broadcastId),
);
