import { forge } from '@meetingapp/server/testing/hostile/forgeries.ts';
import { emptyServer } from './parts/demo-server.ts';
import { sizesOf } from './parts/programs.ts';

// Sends forged payment notices of every kind and provider, and after each the genuine one; prints its result last. Exit code 1 when a
// forgery is accepted or changes anything, or a genuine notice does not pay its order.
// npm run hostile -- forgeries [--rounds 20]

const { rounds } = sizesOf('forgeries');
// Refused notices are expected and each is logged, so the log is turned down.
const { stop, ...test } = await emptyServer({ settings: { LOG_LEVEL: 'fatal' } });
const outcome = await forge(test, rounds, (round) => {
  if (round % 5 === 0) console.log(`${round} of ${rounds} rounds`);
});
await stop();

const { sent, kinds, accepted, genuine, turnedAway } = outcome;
for (const line of accepted) console.log(`accepted: ${line}`);
for (const line of turnedAway) console.log(`genuine notice refused: ${line}`);
console.log(
  `${accepted.length} of ${sent} forged notices of ${kinds} kinds accepted; ${genuine - turnedAway.length} of ${genuine} genuine ones paid their order`,
);
process.exitCode = accepted.length + turnedAway.length > 0 ? 1 : 0;
