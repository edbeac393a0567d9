import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deviceCalls, type SentScan } from '@meetingapp/contract/checkin/device.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { doorWithTickets } from '@meetingapp/server/testing/hostile/door-server.ts';
import { startDebian } from './parts/machine/debian.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { startServer } from './parts/machine/processes.ts';

// Scans per second at the server, each asked for its verdict alone, by devices at one door that keep a fixed rate; and the bytes of the
// ticket list. Run `npm run build` first; needs Debian's postgresql-15.
// npx tsx bench/scans.ts [--devices 64] [--rate 1200] [--seconds 10] [--tickets 20000]

const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: '64' },
    rate: { type: 'string', default: '1200' },
    seconds: { type: 'string', default: '10' },
    tickets: { type: 'string', default: '20000' },
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

async function send(device: string, print: number): Promise<number> {
  const scan: SentScan = {
    id: randomUUID(),
    print,
    direction: 'in',
    at: Date.now(),
    source: 'camera',
    kind: 'admit',
    reason: '',
    offline: false,
    forced: '',
    undoes: null,
  };
  const body = { device, scans: [scan], cursor: null, clock: Date.now(), battery: null, unsent: 0 };
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
        pending.push(send(device, print).then((ms) => void took.push(ms)));
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const late = pending.length - took.length;
    await Promise.all(pending);
    return { took, late, elapsed: (performance.now() - begun) / 1000 };
  };
  await run(2);
  const { took, elapsed } = await run(seconds);
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(`ticket list of ${values.tickets}: ${bytes > 0 ? `${bytes} bytes compressed` : 'sent in pieces'}`);
  console.log(
    `${(took.length / elapsed).toFixed(0)} scans/s of ${rate} asked; median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(0.9999)} ms`,
  );
} finally {
  await db.destroy();
  await server.stop();
  cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
