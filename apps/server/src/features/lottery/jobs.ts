import { defineJob } from '../../jobs/job.ts';
import { saveRandomness } from './commands-draw.ts';
import { notifyWinner, remindWinner } from './commands-notify.ts';
import { awaitedRounds, winnersToNotify, winnersToRemind } from './queries-jobs.ts';

/** Fetches the rounds that draws wait for, until their fallback takes over. */
export const fetchRandomness = defineJob(
  'lottery.randomness',
  async (_payload, { db, ports, clock }) => {
    for (const { id, round } of await awaitedRounds(db, clock())) {
      const randomness = await ports.beacon.fetchRound(round);
      if (randomness !== null)
        await saveRandomness(db, id, randomness, { byFallback: false, staffId: null, now: clock() });
    }
  },
  { every: '* * * * *', woken: true },
);

/** Notifies the winners of a draw, each once. */
export const notifyWinners = defineJob('lottery.notify', async ({ drawId }, { db }) => {
  for (const winner of await winnersToNotify(db, drawId)) await notifyWinner(db, winner);
});

/** Hours before the end of pick-up from which winners are reminded. */
const REMIND_HOURS = 12;

/** Four times an hour: reminds winners who have not collected, each once. */
export const remindWinners = defineJob(
  'lottery.remind',
  async (_payload, { db, clock }) => {
    for (const winner of await winnersToRemind(db, clock(), REMIND_HOURS)) await remindWinner(db, winner);
  },
  { every: '4,19,34,49 * * * *' },
);
