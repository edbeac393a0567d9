import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@meetingapp/server/db/database.ts';
import { readPidFile } from '@meetingapp/server/db/embedded/pid-file.ts';
import type { Connection } from '@meetingapp/server/db/pool.ts';
import { prepareStage } from './parts/congress.ts';
import { processorTime } from './parts/cpu.ts';
import { startDebian } from './parts/debian.ts';
import { printMachine } from './parts/machine.ts';
import { tpcB } from './parts/pgbench.ts';
import { startServer, startSimulator, type Server } from './parts/processes.ts';
import { register } from './parts/register.ts';
import { countStatements, printStatements } from './parts/statements.ts';
import { Wire } from './parts/wire.ts';

// Complete paid registrations per second, and processor time of server and database for each.
// npx tsx bench/registrations.ts [--count 4000] [--clients 32] [--only debian|embedded] [--source] [--profile folder] [--statements]

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '4000' },
    'warm-up': { type: 'string', default: '1000' },
    clients: { type: 'string', default: '32' },
    scale: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string' },
    source: { type: 'boolean', default: false },
    profile: { type: 'string' },
    statements: { type: 'boolean', default: false },
  },
});
const count = Number(options.count);
const warmUp = Number(options['warm-up']);
/** Whatever happens, a run ends after this. */
const LONGEST_MS = 120_000;

interface Subject {
  name: string;
  server: Server;
  connection: Connection;
  databasePid: number;
  pgbench: string[];
}

const nearest = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Registers one after the other, `clients` at a time; gives the duration of each in milliseconds. */
async function drive(from: number, to: number, one: (index: number) => Promise<void>): Promise<number[]> {
  const durations: number[] = [];
  const until = performance.now() + LONGEST_MS;
  let next = from;
  const client = async (): Promise<void> => {
    while (next < to && performance.now() < until) {
      const began = performance.now();
      const index = next++;
      await one(index);
      durations.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: Number(options.clients) }, client));
  return durations.sort((a, b) => a - b);
}

async function measure({ name, server, connection, databasePid, pgbench }: Subject, cashier: string): Promise<void> {
  const { db, pool } = connect(connection, { size: 2, nameStatements: false, onError: () => undefined });
  const stage = await prepareStage(db, warmUp + count);
  await pool.query('vacuum analyze');
  const wire = new Wire(Number(options.clients));
  const one = (index: number) => register({ wire, origin: server.origin, cashier, stage }, index);
  await drive(0, warmUp, one);
  if (options.statements) await countStatements(pool);
  const used = () => ({ server: processorTime(server.pid), database: processorTime(databasePid) });
  const before = used();
  const began = performance.now();
  const durations = await drive(warmUp, warmUp + count, one);
  const seconds = (performance.now() - began) / 1000;
  const after = used();
  wire.close();
  const { rows } = await pool.query<{ confirmed: number; booked: number }>(
    `select (select count(*)::int from registration where state = 'confirmed' and source_code = '' and created_at > now() - interval '10 minutes') as confirmed,
            (select count(*)::int from ledger where at > now() - interval '10 minutes') as booked`,
  );
  const done = durations.length;
  const [check] = rows;
  if ((check?.confirmed ?? 0) < warmUp + done || (check?.booked ?? 0) < warmUp + done)
    throw new Error(`not all were confirmed: ${JSON.stringify(check)}`);
  if (options.statements) await printStatements(pool, done);
  await db.destroy();
  await server.stop();
  const cpu = { server: (after.server - before.server) / done, database: (after.database - before.database) / done };
  const tps =
    pgbench.length > 0 ? tpcB(pgbench, { scale: Number(options.scale), seconds: Number(options.seconds) }) : 0;
  console.log(`${name}: ${done} complete paid registrations in ${seconds.toFixed(1)} s, ${options.clients} at a time`);
  console.log(`  ${(done / seconds).toFixed(0)} per second`);
  console.log(
    `  ${(cpu.server + cpu.database).toFixed(2)} ms of CPU each: server ${cpu.server.toFixed(2)}, database ${cpu.database.toFixed(2)}`,
  );
  console.log(
    `  one takes ${nearest(durations, 0.5).toFixed(0)} ms (median), ${nearest(durations, 0.99).toFixed(0)} ms (p99)`,
  );
  console.log(`  pgbench TPC-B beside it, scale ${options.scale}, 8 clients, prepared: ${tps} per second\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-registrations-'));
const simulator = await startSimulator();
const settings = { SIMULATOR_URL: simulator.base, REQUESTS_PER_MINUTE: '1000000', DEMO: 'on' };
const start = (more: Record<string, string>) =>
  startServer(
    { ...settings, ...more },
    {
      fromSource: options.source,
      nodeOptions: options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [],
    },
  );

async function onDebian(): Promise<void> {
  const cluster = await startDebian();
  try {
    const server = await start({ DATABASE_URL: cluster.url, DATA_DIR: join(folder, 'debian') });
    await measure(
      {
        name: 'PostgreSQL 15 of Debian',
        server,
        connection: { url: cluster.url },
        databasePid: cluster.pid,
        pgbench: cluster.pgbench,
      },
      simulator.cashier,
    );
  } finally {
    cluster.stop();
  }
}

async function onEmbedded(): Promise<void> {
  const dataDir = join(folder, 'embedded');
  const server = await start({ DATA_DIR: dataDir });
  const found = await readPidFile(join(dataDir, 'database', 'postgres'));
  if (!found) throw new Error('no embedded database');
  const connection = { host: join(dataDir, 'database', 'run'), port: 5432, user: 'meetingapp', database: 'meetingapp' };
  await measure(
    { name: 'embedded PostgreSQL 18', server, connection, databasePid: found.pid, pgbench: [] },
    simulator.cashier,
  );
}

printMachine();
try {
  if (options.only !== 'embedded') await onDebian();
  if (options.only !== 'debian') await onEmbedded();
} finally {
  simulator.stop();
  rmSync(folder, { recursive: true, force: true });
}
