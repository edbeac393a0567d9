import { defineJob } from '../../jobs/job.ts';
import { scheduleRoom } from './state/commands-clock.ts';
import { settleRoom } from './state/commands.ts';
import { roomsToAsk } from './state/queries.ts';
import { endStaleSignals } from './signal/commands.ts';

/** Milliseconds looked ahead: more than the minute between runs, because the clocks of two machines differ slightly. */
const SOON_MS = 90_000;

/** Every minute: applies changes that were missed, and schedules those of the next minute. */
export const liveClock = defineJob(
  'live.clock',
  async (_nothing, { db, ports, clock }) => {
    const now = clock();
    await endStaleSignals({ db, ports, now });
    for (const { id } of await roomsToAsk(db, new Date(now.getTime() + SOON_MS))) {
      await settleRoom({ db, ports, now }, id);
      await scheduleRoom({ db, now }, id);
    }
  },
  { every: '* * * * *' },
);

/** Settles one room at the moment scheduled for it. */
export const liveRoom = defineJob('live.room', async ({ roomId }, { db, ports, clock }) => {
  const now = clock();
  await settleRoom({ db, ports, now }, roomId);
  await scheduleRoom({ db, now }, roomId);
});
