import { measureFirstVisits } from './parts/phone/first-visit.ts';
import { median } from './parts/machine/load.ts';
import { busyCores, printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { measurePaid } from './parts/registration/paid.ts';
import { measureReady } from './parts/machine/ready.ts';
import { subjects, withSubject, type SubjectName } from './parts/machine/subjects.ts';

// Runs every benchmark in turn and prints one table, with goals, for bench/README.md; takes three to four minutes.
// npx tsx bench/all.ts

interface Row {
  figure: string;
  measured: string;
  goal: string;
  beside: string;
}

const rows: Row[] = [];
const seconds = (value: number) => value.toFixed(2);

async function paid(name: SubjectName): Promise<void> {
  const options = { clients: 32, warmUp: 5, seconds: 12, claims: 0, statements: false };
  const run = await withSubject(name, { source: false }, (subject) =>
    measurePaid(subject, { ...options, pgbench: { scale: 50, seconds: 8 } }),
  );
  const { server, database } = run.cpu;
  rows.push({
    figure: `complete paid registrations per second, ${subjects[name]}`,
    measured: run.perSecond.toFixed(0),
    goal: '300',
    beside: `pgbench ${run.tps}/s (ratio ${(run.perSecond / run.tps).toFixed(3)}); others had ${run.others.toFixed(1)} cores; median ${run.median.toFixed(0)} ms, p99 ${run.p99.toFixed(0)} ms`,
  });
  rows.push({
    figure: `CPU for each, ${subjects[name]}`,
    measured: `${(server + database).toFixed(1)} ms`,
    goal: '3 ms',
    beside: `server ${server.toFixed(1)} ms, database ${database.toFixed(1)} ms; of ${run.done}`,
  });
}

async function ready(): Promise<void> {
  const { first, existing } = await measureReady(5);
  rows.push({
    figure: 'start to ready, existing database',
    measured: `${seconds(median(existing))} s`,
    goal: '2 s',
    beside: `median of ${existing.map(seconds).join(', ')}; on an empty folder ${seconds(first)} s`,
  });
}

async function pages(): Promise<void> {
  for (const { name, path, weight, runs } of await measureFirstVisits(5)) {
    const bytes = `${(weight.rest / 1000).toFixed(1)} kB compressed and ${(weight.pictures / 1000).toFixed(1)} kB of pictures in ${weight.requests} requests`;
    const { score, LCP, FCP, TBT, CLS } = runs;
    rows.push({
      figure: `LCP of ${name} (${path}), Lighthouse mobile, simulated`,
      measured: `${seconds(median(LCP) / 1000)} s`,
      goal: '1.8 s',
      beside: `median of ${LCP.map((value) => seconds(value / 1000)).join(', ')}; FCP ${seconds(median(FCP) / 1000)} s, TBT ${median(TBT).toFixed(0)} ms, CLS ${median(CLS).toFixed(3)}`,
    });
    rows.push({
      figure: `performance score of ${name}`,
      measured: median(score).toFixed(0),
      goal: '',
      beside: bytes,
    });
  }
}

tidyOnSignals();
printMachine();
for (const [name, part] of Object.entries({
  debian: () => paid('debian'),
  embedded: () => paid('embedded'),
  start: ready,
  pages,
})) {
  const busy = await busyCores();
  const began = performance.now();
  try {
    await part();
  } catch (error) {
    // A failed benchmark does not stop the others.
    rows.push({ figure: name, measured: 'failed', goal: '', beside: String(error).split('\n')[0] ?? '' });
    process.exitCode = 1;
  }
  console.log(
    `${name}: took ${((performance.now() - began) / 1000).toFixed(0)} s; busy just before: ${busy.toFixed(1)} cores`,
  );
}
console.log('\n| figure | measured | goal | beside it |\n| --- | --- | --- | --- |');
for (const { figure, measured, goal, beside } of rows) console.log(`| ${figure} | ${measured} | ${goal} | ${beside} |`);
