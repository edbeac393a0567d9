import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inboxSocketPath } from '@meetingapp/contract/messages/inbox.ts';
import { connect, type Database } from '@meetingapp/server/db/connection/database.ts';
import { sql } from 'kysely';
import { startDebian } from '../machine/debian.ts';
import { busyCores, printMachine, tidyOnSignals } from '../machine/machine.ts';
import { freePort, startServer } from '../machine/processes.ts';
import type { CountedPhones, PhonesInput } from './inbox-readers.ts';
import { collectIn } from '../live/socket-subjects.ts';

// Phones that show the number of unseen messages: each is one open socket of its own account. Prints the resident memory of the server for
// each idle one, and how long it takes until all are connected and have heard their number. Run `npm run build` first.
// npx tsx bench/parts/inbox/inbox-sockets.ts [--sockets 50000]

const { values } = parseArgs({ options: { sockets: { type: 'string', default: '50000' } } });
const count = Number(values.sockets);
const READERS = 4;
const SETTLE_MS = 3000;
const program = fileURLToPath(new URL('./inbox-readers.ts', import.meta.url));

const tokenOf = (number: number): string => `bench-${number}`;
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** One account with a log-in for each phone; the hash of a token is its SHA-256. */
async function logIns(db: Database): Promise<void> {
  await sql`with people as (
      insert into account (name) select 'bench ' || number from generate_series(0, ${count - 1}) as number returning id, name)
    insert into access_token (hash, kind, account_id, expires_at)
      select sha256(convert_to('bench-' || split_part(name, ' ', 2), 'UTF8')), 'general', id, now() + interval '1 day' from people`.execute(
    db,
  );
}

const children: ChildProcess[] = Array.from({ length: READERS }, () =>
  fork(program, [], { execArgv: ['--import', 'tsx'] }),
);
async function askAll(each: (place: number) => PhonesInput): Promise<CountedPhones> {
  const answers = await Promise.all(
    children.map(async (child, place) => {
      child.send(each(place));
      const [counted] = (await once(child, 'message')) as [CountedPhones];
      return counted;
    }),
  );
  return {
    open: answers.reduce((sum, one) => sum + one.open, 0),
    took: Math.max(...answers.map(({ took }) => took)),
  };
}

tidyOnSignals();
printMachine();
console.log(`busy just before: ${(await busyCores()).toFixed(1)} cores`);
const folder = mkdtempSync(join(tmpdir(), 'bench-inbox-'));
const cluster = await startDebian();
const inspector = await freePort();
const server = await startServer(
  { DATA_DIR: folder, DEMO: 'off', DATABASE_URL: cluster.connection.url, REQUESTS_PER_MINUTE: '1000000' },
  { fromSource: false, nodeOptions: [`--inspect=127.0.0.1:${inspector}`] },
);
const { db } = connect(cluster.connection, { size: 2, nameStatements: true, onError: () => undefined });
try {
  await logIns(db);
  await collectIn(inspector);
  const before = memoryOf(server.pid);
  const port = Number(new URL(server.origin).port);
  const share = Math.ceil(count / READERS);
  const wish = (place: number): PhonesInput => ({
    port,
    path: inboxSocketPath,
    from: `127.0.0.${place + 2}`,
    tokens: Array.from({ length: Math.min(share, count - place * share) }, (_, at) => tokenOf(place * share + at)),
  });
  const { open, took } = await askAll(wish);
  await wait(SETTLE_MS);
  await collectIn(inspector);
  const bytes = memoryOf(server.pid) - before;
  console.log(
    `${open} sockets: ${Math.round(bytes / open)} bytes each, ${(bytes / 1024 / 1024).toFixed(0)} MiB together; all in after ${(took / 1000).toFixed(1)} s`,
  );
} finally {
  for (const child of children) child.disconnect();
  await db.destroy();
  await server.stop();
  cluster.stop();
  rmSync(folder, { recursive: true });
}
