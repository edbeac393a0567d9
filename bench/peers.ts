import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { processorTime } from './parts/machine/cpu.ts';
import { saveFigures, type Figures } from './parts/machine/figures.ts';
import { drive, median, nearest } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { tpcB } from './parts/machine/pgbench.ts';
import { output } from './parts/machine/processes.ts';
import { withSubject } from './parts/machine/subjects.ts';
import { startOurs } from './parts/peers/ours.ts';
import { startPretix } from './parts/peers/pretix.ts';
import type { Place, Seller } from './parts/peers/seller.ts';
import { startVendure } from './parts/peers/vendure.ts';
import type { Subject } from './parts/registration/paid.ts';

// Complete paid registrations per second beside pretix and Vendure: the same PostgreSQL, in turns, medians of the rounds, ratios last.
// Installs both into a folder for temporary files and removes it; a peer that cannot be installed is named and left out.
// With `--before path/to/apps/server/dist/main.js` also beside the program of another checkout, on a PostgreSQL of its own.
// Run `npm run build` first.
// npx tsx bench/peers.ts [--rounds 3] [--seconds 15] [--clients 32] [--processes 1] [--only ours,pretix,vendure] [--folder path]
//   [--before path/to/main.js] [--before-node path/to/node] [--figures file.json]
//   --folder: what is installed stays there, and is used as it is when it is there

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '15' },
    clients: { type: 'string', default: '32' },
    processes: { type: 'string', default: '1' },
    only: { type: 'string', default: 'ours,pretix,vendure' },
    folder: { type: 'string' },
    before: { type: 'string' },
    'before-node': { type: 'string' },
    figures: { type: 'string' },
  },
});
const [rounds, seconds, clients] = [Number(options.rounds), Number(options.seconds), Number(options.clients)];
/** Our registrations before the first round, and those of a peer: calls are compiled and statements planned then. */
const WARM = { ours: 1000, peer: 64 };
/** Seconds of sales right before each round that do not count: meanwhile its connections were closed, and its code left the caches. */
const AGAIN = 5;
/** More than two cores have ever reached; people that stay unused cost nothing. */
const PER_SECOND_AT_MOST = 700;
const PLACES = 1_000_000;

interface Round {
  perSecond: number;
  /** Milliseconds of processor time per sale. */
  server: number;
  database: number;
  median: number;
  p99: number;
}

interface Entrant extends Seller {
  name: string;
  /** Process id of its PostgreSQL. */
  database: number;
  next: { index: number };
  rounds: Round[];
  stop(): Promise<void>;
}

async function oneRound(entrant: Entrant): Promise<Round> {
  const { database } = entrant;
  const usage = () => ({
    server: entrant.pids.reduce((sum, pid) => sum + processorTime(pid, database), 0),
    database: processorTime(database),
  });
  await drive({ clients, seconds: AGAIN, next: entrant.next }, entrant.sell);
  await entrant.settled();
  const [before, began] = [usage(), performance.now()];
  const durations = await drive({ clients, seconds, next: entrant.next }, entrant.sell);
  const drove = performance.now() - began;
  await entrant.settled();
  const after = usage();
  const done = durations.length;
  return {
    perSecond: (done * 1000) / drove,
    server: (after.server - before.server) / done,
    database: (after.database - before.database) / done,
    median: median(durations),
    p99: nearest(durations, 0.99),
  };
}

type Started = Seller & { stop(): Promise<void> };

/** This program, or that of another checkout. */
const product = (subject: Subject, people: number, built?: string) => ({
  database: subject.pid,
  atLeast: WARM.ours,
  start: (): Promise<Started> => startOurs(subject, { people, clients, ...(built === undefined ? {} : { built }) }),
});

const peer = (subject: Subject, start: (place: Omit<Place, 'folder'>) => Promise<Started>) => ({
  database: subject.pid,
  atLeast: WARM.peer,
  start: () => start({ host: '127.0.0.1', port: Number(subject.pgbench[subject.pgbench.indexOf('-p') + 1]) }),
});

/** Starts the sellers one after the other, each warmed up; says which cannot be measured, and why. */
async function enter(subject: Subject, folder: string, before?: Subject): Promise<Entrant[]> {
  const people = ((rounds + 1) * seconds + rounds * AGAIN) * PER_SECOND_AT_MOST;
  const only = options.only.split(',');
  const starts = [
    ...(before && options.before ? [{ name: 'before', ...product(before, people, options.before) }] : []),
    { name: 'ours', ...product(subject, people) },
    { name: 'pretix', ...peer(subject, (place) => startPretix({ ...place, folder: join(folder, 'pretix') }, PLACES)) },
    {
      name: 'vendure',
      ...peer(subject, (place) => startVendure({ ...place, folder: join(folder, 'vendure') }, PLACES)),
    },
  ].filter(({ name }) => name === 'before' || only.includes(name));
  const entrants: Entrant[] = [];
  for (const { name, database, atLeast, start } of starts) {
    const began = performance.now();
    try {
      const entrant = { ...(await start()), name, database, next: { index: 0 }, rounds: [] };
      entrants.push(entrant);
      await drive({ clients, seconds: 5, atLeast, next: entrant.next }, entrant.sell);
      await entrant.settled();
      console.log(`${name}: ready after ${((performance.now() - began) / 1000).toFixed(0)} s`);
    } catch (error) {
      console.log(`${name}: NOT MEASURED: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
      const at = entrants.findIndex((entrant) => entrant.name === name);
      if (at >= 0) await entrants.splice(at, 1)[0]?.stop();
    }
  }
  return entrants;
}

const middle = (entrant: Entrant, of: (round: Round) => number): number =>
  median(entrant.rounds.map(of).sort((a, b) => a - b));

/** `ours.perSecond`, `pretix.cpu` and the like. */
const figuresOf = (entrants: Entrant[]): Figures =>
  Object.fromEntries(
    entrants.flatMap((entrant) => [
      [`${entrant.name}.perSecond`, middle(entrant, ({ perSecond }) => perSecond)],
      [`${entrant.name}.cpu`, middle(entrant, ({ server, database }) => server + database)],
      [`${entrant.name}.median`, middle(entrant, (round) => round.median)],
    ]),
  );

function print(entrants: Entrant[], tps: number): void {
  console.log(`\nmedians of ${rounds} rounds of ${seconds} s, ${clients} visitors at a time; pgbench TPC-B ${tps}/s`);
  console.log('| | per second | server ms | database ms | p50 ms | p99 ms |\n| --- | --- | --- | --- | --- | --- |');
  for (const entrant of entrants) {
    const figures = [
      middle(entrant, ({ perSecond }) => perSecond).toFixed(1),
      middle(entrant, ({ server }) => server).toFixed(1),
      middle(entrant, ({ database }) => database).toFixed(1),
      middle(entrant, (round) => round.median).toFixed(0),
      middle(entrant, ({ p99 }) => p99).toFixed(0),
    ];
    console.log(`| ${[entrant.name, ...figures].join(' | ')} |`);
  }
  const ours = entrants.find(({ name }) => name === 'ours');
  for (const peer of entrants) {
    if (!ours || peer === ours) continue;
    const times = middle(ours, ({ perSecond }) => perSecond) / middle(peer, ({ perSecond }) => perSecond);
    const cpu = (entrant: Entrant): number => middle(entrant, ({ server, database }) => server + database);
    console.log(
      `ours has ${times.toFixed(1)} times the rate of ${peer.name}, and ${(cpu(ours) / cpu(peer)).toFixed(3)} of its processor time`,
    );
  }
}

async function measure(subject: Subject, folder: string, before?: Subject): Promise<void> {
  const entrants = await enter(subject, folder, before);
  try {
    // Databases that have run for a while have table statistics.
    output('vacuumdb', ...subject.pgbench, '--all', '--analyze', '--quiet');
    for (let round = 1; round <= rounds; round += 1)
      for (const entrant of entrants) {
        const figures = await oneRound(entrant);
        entrant.rounds.push(figures);
        const { perSecond, server, database } = figures;
        console.log(
          `round ${round}, ${entrant.name}: ${perSecond.toFixed(1)} per second, ${(server + database).toFixed(1)} ms of CPU each`,
        );
      }
    for (const entrant of entrants) await entrant.verify(entrant.next.index);
    const tps = tpcB(subject.pgbench, { scale: 50, seconds: 8 });
    print(entrants, tps);
    saveFigures(options.figures, { tps, ...figuresOf(entrants) });
  } finally {
    for (const entrant of entrants) await entrant.stop();
  }
}

tidyOnSignals();
printMachine();
const temporary = mkdtempSync(join(tmpdir(), 'bench-peers-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
const beside = (before?: Subject) =>
  withSubject('debian', { source: false, processes: Number(options.processes) }, (subject) =>
    measure(subject, options.folder ?? temporary, before),
  );
await (options.before
  ? withSubject('debian', { source: false, built: options.before, node: options['before-node'] }, beside)
  : beside());
