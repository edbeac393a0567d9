import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';
import { deviceCalls, type SentScan } from '@meetingapp/contract/checkin/device.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { doorWithTickets } from '@meetingapp/server/testing/hostile/door-server.ts';
import { startDebian } from './parts/machine/debian.ts';
import { processorTime } from './parts/machine/cpu.ts';
import { nearest } from './parts/machine/load.ts';
import { tpcB } from './parts/machine/pgbench.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { startServer } from './parts/machine/processes.ts';
import { countStatements, printStatements } from './parts/machine/statements.ts';
import { Wire } from './parts/machine/wire.ts';

// Two figures of one server process. Latency: scans that ask for their verdict alone arrive at a fixed rate below saturation, whether or not
// the earlier ones are answered (open loop), and each is measured from the moment at which it was due, so that a late server or a late client
// is not excused. Saturation: each device sends its next scan when the last one is answered (closed loop), one at a time and in batches, as
// devices that were offline do. All scans are of tickets that were not scanned before. The floor comes last: one row per commit by as many
// connections, and pgbench. Run `npm run build` first; needs Debian's postgresql-15. Exit code 1 when a goal is missed.
// npx tsx bench/scans.ts [--devices 64] [--rate 1000] [--seconds 10] [--tickets 60000] [--batch 50] [--statements] [--profile folder] [--source]

const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: '64' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    tickets: { type: 'string', default: '60000' },
    batch: { type: 'string', default: '50' },
    statements: { type: 'boolean', default: false },
    profile: { type: 'string' },
    source: { type: 'boolean', default: false },
  },
});
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const WARM_UP_S = 3;
const LEAST_PER_SECOND = 1000;
const MOST_P99_MS = 100;

tidyOnSignals();
printMachine();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-scans-'));
const cluster = await startDebian();
const server = await startServer(
  { DATABASE_URL: cluster.connection.url, DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '1000000', DEMO: 'off' },
  { fromSource: values.source, nodeOptions: values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [] },
);
const { db, pool } = connect(cluster.connection, { size: 4, nameStatements: false, onError: () => undefined });
const wire = new Wire(512);

async function send(device: string, prints: readonly number[], offline = false): Promise<void> {
  const scans = prints.map((print): SentScan => ({
    id: randomUUID(),
    ...cameraAdmission,
    print,
    at: Date.now(),
    offline,
  }));
  const body = { device, scans, cursor: null, clock: Date.now(), battery: null, unsent: 0 };
  const { code, verdicts } = await wire.post(server.origin + deviceCalls.sync.path, body);
  if (code !== 0) throw new Error(`a scan was answered with ${String(code)}`);
  const admitted = (verdicts as { kind: string }[]).filter(({ kind }) => kind === 'admit').length;
  if (admitted !== prints.length) throw new Error(`${admitted} of ${prints.length} were admitted`);
}

/** What a door without rules would cost: one row per commit. */
async function insertsPerSecond(span: number): Promise<number> {
  const one = connect(cluster.connection, { size: 8, nameStatements: true, onError: () => undefined });
  await sql`create table floor_row (id uuid primary key, at timestamptz not null)`.execute(one.db);
  const begun = performance.now();
  let rows = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() - begun < span * 1000) {
        await sql`insert into floor_row values (${randomUUID()}, now())`.execute(one.db);
        rows += 1;
      }
    }),
  );
  await one.db.destroy();
  return rows / ((performance.now() - begun) / 1000);
}

try {
  const societyId = await buildSociety(db);
  const staffId = await buildStaff(db, societyId);
  const door = await doorWithTickets(
    { db },
    { societyId, staffId, devices: Number(values.devices), tickets: Number(values.tickets) },
  );
  const list = await fetch(server.origin + deviceCalls.tickets.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    body: JSON.stringify({ device: door.devices[0], since: null }),
  });
  const bytes = Number(list.headers.get('content-length') ?? 0);
  await list.arrayBuffer();
  let next = 0;
  const ticket = (): number => {
    const print = door.prints[next++];
    if (print === undefined) throw new Error('all tickets are scanned: give more by --tickets');
    return print;
  };
  /** Milliseconds from the moment at which each scan was due to its verdict. */
  const atRate = async (span: number): Promise<number[]> => {
    const took: number[] = [];
    const pending: Promise<void>[] = [];
    const begun = performance.now();
    for (let sent = 0; sent < span * rate;) {
      for (const due = ((performance.now() - begun) / 1000) * rate; sent < Math.min(due, span * rate); sent += 1) {
        const moment = begun + (sent / rate) * 1000;
        const device = door.devices[sent % door.devices.length] ?? '';
        pending.push(send(device, [ticket()]).then(() => void took.push(performance.now() - moment)));
      }
      await wait(1);
    }
    await Promise.all(pending);
    return took.toSorted((one, other) => one - other);
  };
  /** Scans per second when each device sends its next ones as soon as the last are answered. */
  const saturated = async (devices: number, size: number, span: number): Promise<number> => {
    const begun = performance.now();
    let sent = 0;
    await Promise.all(
      door.devices.slice(0, devices).map(async (device) => {
        while (performance.now() - begun < span * 1000 && next + size <= door.prints.length) {
          await send(device, Array.from({ length: size }, ticket), size > 1);
          sent += size;
        }
      }),
    );
    return sent / ((performance.now() - begun) / 1000);
  };
  const used = () => ({ server: processorTime(server.pid), database: processorTime(cluster.pid) });
  await atRate(WARM_UP_S);
  await pool.query('vacuum analyze');
  if (values.statements) await countStatements(pool);
  const before = used();
  const took = await atRate(seconds);
  const after = used();
  if (values.statements) await printStatements(pool, took.length);
  const most = await saturated(door.devices.length, 1, seconds / 2);
  const joined = await saturated(8, Number(values.batch), seconds / 2);
  const floor = await insertsPerSecond(seconds / 2);
  const transactions = tpcB(cluster.pgbench, { scale: 10, seconds: 5 });
  const at = (share: number) => nearest(took, share).toFixed(1);
  const each = (name: keyof typeof before) => ((after[name] - before[name]) / took.length).toFixed(2);
  console.log(`ticket list of ${values.tickets}: ${bytes > 0 ? `${bytes} bytes compressed` : 'sent in pieces'}`);
  console.log(
    `${rate} scans/s for ${seconds} s, open loop: median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms; processor each: server ${each('server')} ms, database ${each('database')} ms`,
  );
  console.log(`${most.toFixed(0)} scans/s of ${door.devices.length} devices, one at a time, closed loop`);
  console.log(`${joined.toFixed(0)} scans/s of 8 devices that send ${values.batch} at once, closed loop`);
  console.log(
    `floor: ${floor.toFixed(0)} rows/s, one per commit by 8 connections (ratio ${(most / floor).toFixed(2)}); pgbench ${transactions.toFixed(0)}/s (ratio ${(most / transactions).toFixed(2)})`,
  );
  if (nearest(took, 0.99) > MOST_P99_MS || most < LEAST_PER_SECOND) process.exitCode = 1;
} finally {
  wire.close();
  await db.destroy();
  await server.stop();
  cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
