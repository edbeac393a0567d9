import { defineJob } from '../../jobs/job.ts';
import { saveRandomness } from './commands-draw.ts';
import { notifyWinner } from './commands-notify.ts';
import { awaitedRounds, winnersToNotify } from './queries-jobs.ts';

/** Fetches the rounds that draws wait for, until their fallback takes over. */
export const fetchRandomness = defineJob(
  'lottery.randomness',
  async (_payload, { db, ports, clock }) => {
    for (const { id, round } of await awaitedRounds(db, clock())) {
      const randomness = await ports.beacon.fetchRound(round);
      if (randomness !== null) await saveRandomness(db, id, randomness, { byFallback: false, now: clock() });
    }
  },
  { every: '* * * * *', woken: true },
);

/** Notifies the winners of a draw, each once. */
export const notifyWinners = defineJob('lottery.notify', async ({ drawId }, { db }) => {
  for (const winner of await winnersToNotify(db, drawId)) await notifyWinner(db, winner);
});
