import { defineJob } from '../../jobs/job.ts';
import { scheduleRoom } from './commands-clock.ts';
import { noticeLostSignals } from './commands-lost.ts';
import { settleRoom } from './commands-state.ts';
import { roomsToAsk } from './queries-clock.ts';

/** A little after the moment at which something is due: the clocks of two machines are not quite one. */
const SOON_MS = 90_000;

/** Each minute: what was missed, and what comes in the next one. */
export const liveClock = defineJob(
  'live.clock',
  async (_nothing, { db, ports, clock }) => {
    const now = clock();
    await noticeLostSignals({ db, ports, now });
    for (const { id } of await roomsToAsk(db, new Date(now.getTime() + SOON_MS))) {
      await settleRoom({ db, ports, now }, id);
      await scheduleRoom({ db, now }, id);
    }
  },
  { every: '* * * * *' },
);

/** One room, at the moment that was foreseen for it. */
export const liveRoom = defineJob('live.room', async ({ roomId }, { db, ports, clock }) => {
  const now = clock();
  await settleRoom({ db, ports, now }, roomId);
  await scheduleRoom({ db, now }, roomId);
});
