import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { deviceCalls, type SentScan } from '@meetingapp/contract/checkin/device.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { doorWithTickets } from '@meetingapp/server/testing/hostile/door-server.ts';
import { startDebian } from './parts/machine/debian.ts';
import { processorTime } from './parts/machine/cpu.ts';
import { tpcB } from './parts/machine/pgbench.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { startServer } from './parts/machine/processes.ts';

// Scans per second at one server process, each asked for its verdict alone, by devices at one door that keep a fixed rate; the same
// sent in batches, as devices that were offline do; and the bytes of the ticket list. The floor comes last: one row per commit by as many
// connections, and pgbench. Run `npm run build` first; needs Debian's postgresql-15.
// npx tsx bench/scans.ts [--devices 64] [--rate 1200] [--seconds 10] [--tickets 20000] [--batch 50]

const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: '64' },
    rate: { type: 'string', default: '1200' },
    seconds: { type: 'string', default: '10' },
    tickets: { type: 'string', default: '20000' },
    batch: { type: 'string', default: '50' },
  },
});
const rate = Number(values.rate);
const seconds = Number(values.seconds);

tidyOnSignals();
printMachine();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-scans-'));
const cluster = await startDebian();
const server = await startServer({
  DATABASE_URL: cluster.connection.url,
  DATA_DIR: dataDir,
  REQUESTS_PER_MINUTE: '1000000',
});
const { db } = connect(cluster.connection, { size: 4, nameStatements: false, onError: () => undefined });

async function send(device: string, prints: readonly number[], offline = false): Promise<number> {
  const scans = prints.map((print): SentScan => ({
    id: randomUUID(),
    print,
    direction: 'in',
    at: Date.now(),
    source: 'camera',
    kind: 'admit',
    reason: '',
    offline,
    forced: '',
    undoes: null,
  }));
  const body = { device, scans, cursor: null, clock: Date.now(), battery: null, unsent: 0 };
  const begun = performance.now();
  const answer = await fetch(server.origin + deviceCalls.sync.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 0) throw new Error(`a scan was answered with ${code}`);
  return performance.now() - begun;
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
  const run = async (span: number): Promise<{ took: number[]; late: number; elapsed: number }> => {
    const took: number[] = [];
    const pending: Promise<void>[] = [];
    const begun = performance.now();
    let sent = 0;
    while (performance.now() - begun < span * 1000) {
      const due = Math.floor(((performance.now() - begun) / 1000) * rate);
      for (; sent < due; sent += 1) {
        const device = door.devices[sent % door.devices.length] ?? '';
        const print = door.prints[(sent * 7919) % door.prints.length] ?? 0;
        pending.push(send(device, [print]).then((ms) => void took.push(ms)));
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const late = pending.length - took.length;
    await Promise.all(pending);
    return { took, late, elapsed: (performance.now() - begun) / 1000 };
  };
  /** Devices that come back: each sends its next batch when the last one is answered. */
  const batches = async (span: number): Promise<number> => {
    const begun = performance.now();
    let sent = 0;
    const size = Number(values.batch);
    await Promise.all(
      door.devices.slice(0, 8).map(async (device) => {
        while (performance.now() - begun < span * 1000) {
          const prints = Array.from(
            { length: size },
            (_, index) => door.prints[(sent + index) % door.prints.length] ?? 0,
          );
          sent += size;
          await send(device, prints, true);
        }
      }),
    );
    return sent / ((performance.now() - begun) / 1000);
  };
  await run(2);
  const before = processorTime(server.pid);
  const { took, elapsed } = await run(seconds);
  const used = processorTime(server.pid) - before;
  const joined = await batches(seconds / 2);
  const floor = await insertsPerSecond(seconds / 2);
  const transactions = tpcB(cluster.pgbench, { scale: 10, seconds: 5 });
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const reached = took.length / elapsed;
  console.log(`ticket list of ${values.tickets}: ${bytes > 0 ? `${bytes} bytes compressed` : 'sent in pieces'}`);
  console.log(
    `${reached.toFixed(0)} scans/s of ${rate} asked; median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(0.9999)} ms; ${(used / took.length).toFixed(2)} ms of the server's processor each`,
  );
  console.log(`${joined.toFixed(0)} scans/s of 8 devices that send ${values.batch} at once`);
  console.log(
    `floor: ${floor.toFixed(0)} rows/s, one per commit by 8 connections (ratio ${(reached / floor).toFixed(2)}); pgbench ${transactions.toFixed(0)}/s (ratio ${(reached / transactions).toFixed(2)})`,
  );
} finally {
  await db.destroy();
  await server.stop();
  cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
