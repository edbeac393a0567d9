// `npm test`: installs what the tests need and runs everything. `npm test -- unit api` runs only these stages, after installing the
// packages, which every stage needs.
// Plain JavaScript, because it runs before anything is installed. The last line is `N passed, N failed`; with TEST_TOTALS, the name of
// a file, totals are accumulated there and the caller prints the sum.

import { stages } from './test/stages.mjs';
import { add, before, flakyLines, saveTotals, MOST_FLAKY } from './test/totals.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

let totals = before();
let failedStage = '';
const timed = [];
for (const [name, stage] of Object.entries(stages)) {
  if (asked.length > 0 && name !== 'install' && !asked.includes(name)) continue;
  console.log(`\n=== ${name}: ${stage.says}`);
  const started = performance.now();
  const { ok, totals: counted } = await stage.work();
  timed.push(`${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  totals = add(totals, counted);
  if (ok) continue;
  failedStage = name;
  break;
}

saveTotals(totals);
console.log(`\n${timed.join(' · ')}`);
if (failedStage) console.log(`Stopped at “${failedStage}”. Alone: npm test -- ${failedStage}`);
for (const line of flakyLines(totals.flaky)) console.log(line);
const sum = `${totals.passed} passed, ${totals.failed} failed`;
console.log(process.env.TEST_TOTALS ? `So far ${sum}` : sum);
process.exitCode = failedStage || totals.flaky.length > MOST_FLAKY ? 1 : 0;
