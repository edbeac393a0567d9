import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { countStatements } from './parts/machine/statements.ts';
import { withSubject } from './parts/machine/subjects.ts';
import { Wire } from './parts/machine/wire.ts';
import { countWrites, tableWrites } from './parts/machine/writes.ts';
import { byPart } from './parts/registration/by-part.ts';
import { countByRequest } from './parts/registration/by-request.ts';
import { prepareStage } from './parts/registration/congress.ts';
import { measurePaid } from './parts/registration/paid.ts';

// Where the milliseconds of one complete paid registration go: statements and commits by request, processor time of server and database,
// the server's by part, and the rate beside pgbench's. Run `npm run build` first.
// npx tsx bench/profile.ts [--seconds 8] [--sales 60]

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, sales: { type: 'string', default: '60' } },
});
/** Sales before the count, after which statements are prepared and the caches filled. */
const WARM = 60;
/** Seconds from the end of the load to the end of the server, in which pgbench fills its tables and runs. */
const AFTERWARDS = 16;

tidyOnSignals();
printMachine();
const sales = Number(options.sales);
const counted = await withSubject('debian', { source: false }, async ({ server, connection, cashier }) => {
  const { db, pool } = connect(connection, { size: 2, nameStatements: false, onError: () => undefined });
  const stage = await prepareStage(db, { people: WARM + sales, claims: 0 });
  await countStatements(pool);
  const wire = new Wire(1);
  const surroundings = { wire, origin: server.origin, cashier, stage };
  const indexes = Array.from({ length: WARM + sales }, (_one, index) => index);
  await countByRequest(pool, surroundings, indexes.slice(0, WARM));
  await countWrites(pool);
  const outcome = await countByRequest(pool, surroundings, indexes.slice(WARM));
  const writes = await tableWrites(pool);
  wire.close();
  await db.destroy();
  return { ...outcome, writes };
});
const line = (name: string, ...values: string[]) =>
  console.log(`  ${name.padEnd(24)}${values.map((value) => value.padStart(14)).join('')}`);
const sum = (pick: (share: (typeof counted.shares)[number]) => number) =>
  counted.shares.reduce((total, share) => total + pick(share), 0);
console.log(`${sales} sales, one after the other; every third with two nights`);
line('', 'statements', 'executor, ms');
for (const { request, statements, milliseconds } of counted.shares)
  line(request, statements.toFixed(2), milliseconds.toFixed(2));
line('together', sum((share) => share.statements).toFixed(2), sum((share) => share.milliseconds).toFixed(2));
line('durable commits', counted.commits.toFixed(2));
console.log('\nRows written for a sale');
line('', 'inserted', 'updated', 'of it HOT', 'deleted', 'indexes');
for (const { table, indexes, ...rows } of counted.writes) {
  const { inserted, updated, hot, deleted } = rows;
  line(table, ...[inserted, updated, hot, deleted].map((count) => (count / sales).toFixed(2)), String(indexes));
}

const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'));
const seconds = Number(options.seconds);
const measure = (profile?: string, webhooks = false) =>
  withSubject('debian', { source: false, profile }, (subject) =>
    measurePaid(subject, {
      webhooks,
      clients: 32,
      warmUp: 5,
      seconds,
      pgbench: { scale: 50, seconds: 8 },
      claims: 0,
      statements: false,
    }),
  );
try {
  // The profiler costs time itself, so the time is measured without it.
  const paid = await measure();
  await measure(folder);
  const { server, database } = paid.cpu;
  console.log(`\n${paid.done} sales, 32 at a time`);
  line('', 'ms of CPU each');
  line('database', database.toFixed(2));
  line('server', server.toFixed(2));
  for (const [part, share] of byPart(folder, seconds + AFTERWARDS)) line(`  ${part}`, (server * share).toFixed(2));
  line('together', (server + database).toFixed(2));
  const { cpu: hooked } = await measure(undefined, true);
  line('with webhooks of the demo', (hooked.server + hooked.database).toFixed(2));
  console.log(`
  Parts of the server are shares of elapsed time, not of its processor time: after a write the kernel often gives the core to the process
  that the write woke, and the wait counts as "writing to sockets". By perf, writing takes 6 to 8 % of the server's processor time, so the
  other parts are larger than printed in the same proportion.
  others had ${paid.others.toFixed(2)} cores; ${paid.perSecond.toFixed(0)} per second beside ${paid.tps} of pgbench: ratio ${(paid.perSecond / paid.tps).toFixed(4)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
