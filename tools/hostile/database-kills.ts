import { killDatabase } from '@meetingapp/server/testing/race/killed-database.ts';
import { sizesOf } from './parts/programs.ts';

// Kills the embedded database of a real server while writers register people; prints its figure last. Exit code 1 when an acknowledged
// registration is missing or doubled, the server ended, or its queue or live connection did not recover.
// npm run hostile -- database-kills [--kills 50] [--writers 24]

const { kills, writers } = sizesOf('database-kills');
const outcome = await killDatabase({ kills, writers });
const answers = Object.entries(outcome.refusals).map(([name, count]) => `${count} × ${name}`);
const wrong = Object.keys(outcome.refusals).filter((name) => name !== 'unavailable');
console.log(`answers that were no success: ${answers.join(', ') || 'none'}`);
console.log(
  `away: ${Math.round(outcome.medianAway)} ms (median), ${Math.round(outcome.longestAway)} ms (longest); jobs run afterwards: ${outcome.jobs} of 5; live connection ${outcome.live ? 'kept' : 'lost'}`,
);
console.log(
  `${outcome.kills} kills under ${writers} writers: ${outcome.exits} exits, ${outcome.acknowledged} registrations acknowledged, ${outcome.lost} lost, ${outcome.twice} twice`,
);
const failed = outcome.exits + outcome.lost + outcome.twice + wrong.length > 0 || outcome.jobs < 5 || !outcome.live;
if (failed) console.error(outcome.said);
process.exitCode = failed ? 1 : 0;
