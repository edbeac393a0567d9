import { fuzz } from '@meetingapp/server/testing/hostile/fuzz.ts';
import { demoServer } from './parts/demo-server.ts';
import { sizesOf } from './parts/programs.ts';

// Sends seeded hostile requests to every call of the contract, on a temporary database with the demo; prints its figure last. Exit code
// 1 when an answer is 5xx.
// npm run hostile -- fuzz [--cases 100000] [--seed 1]

const { cases, seed } = sizesOf('fuzz');
const number = new Intl.NumberFormat('en');
const { app, db, stop } = await demoServer();
const began = performance.now();
const seconds = (): number => (performance.now() - began) / 1000;
const outcome = await fuzz({
  app,
  db,
  seed,
  cases,
  progress: (done) => {
    if (done % 10_000 === 0) console.log(`${number.format(done)} requests in ${seconds().toFixed(0)} s`);
  },
});
const took = seconds();
await stop();

for (const { path, status, sent } of outcome.failures) console.log(`${status} ${path} ${sent}`);
const most = [...outcome.answers].sort(([, a], [, b]) => b - a).slice(0, 8);
console.log(`answers: ${most.map(([name, count]) => `${number.format(count)} × ${name}`).join(', ')}`);
console.log(
  `${number.format(outcome.cases)} hostile requests to ${outcome.calls} calls, seed ${seed}, in ${took.toFixed(0)} s: ${outcome.failures.length} answers of 5xx`,
);
process.exitCode = outcome.failures.length > 0 ? 1 : 0;
