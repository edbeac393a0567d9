import { parseArgs } from 'node:util';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { measurePaid } from './parts/registration/paid.ts';
import { printTurns } from './parts/registration/turns.ts';
import { subjects, withSubject, type SubjectName } from './parts/machine/subjects.ts';

// Measures complete paid registrations per second, and processor time of server and database for each. Run `npm run build` first.
// npx tsx bench/registrations.ts [--seconds 15] [--clients 32] [--claims 0] [--only debian|embedded] [--first file.sql]
//   [--processes 1] [--source] [--profile folder] [--statements] [--webhooks] [--set NAME=value]
// With --before path/to/main.js [--rounds 12] [--sales 150] [--first file.sql] [--node path] it compares this program with another one in turns, which is
// built in another checkout; the SQL file is run for this program only.

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    'warm-up': { type: 'string', default: '5' },
    clients: { type: 'string', default: '32' },
    claims: { type: 'string', default: '0' },
    scale: { type: 'string', default: '50' },
    only: { type: 'string' },
    processes: { type: 'string', default: '1' },
    first: { type: 'string' },
    source: { type: 'boolean', default: false },
    profile: { type: 'string' },
    statements: { type: 'boolean', default: false },
    webhooks: { type: 'boolean', default: false },
    set: { type: 'string', multiple: true, default: [] },
    before: { type: 'string' },
    node: { type: 'string' },
    rounds: { type: 'string', default: '12' },
    sales: { type: 'string', default: '150' },
  },
});

tidyOnSignals();
printMachine();
if (options.before !== undefined) {
  const { before, rounds, sales, first, node } = options;
  await printTurns({
    before,
    rounds: Number(rounds),
    sales: Number(sales),
    clients: Number(options.clients),
    first,
    node,
  });
  process.exit();
}
for (const name of Object.keys(subjects) as SubjectName[]) {
  if ((options.only ?? name) !== name) continue;
  const paid = await withSubject(
    name,
    {
      source: options.source,
      profile: options.profile,
      processes: Number(options.processes),
      settings: Object.fromEntries(options.set.map((pair) => pair.split('=', 2))) as Record<string, string>,
    },
    (subject) =>
      measurePaid(subject, {
        clients: Number(options.clients),
        warmUp: Number(options['warm-up']),
        seconds: Number(options.seconds),
        pgbench: { scale: Number(options.scale), seconds: 8 },
        claims: Number(options.claims),
        first: options.first,
        statements: options.statements && name === 'debian',
        webhooks: options.webhooks,
      }),
  );
  const { server, database } = paid.cpu;
  console.log(`${subjects[name]}: ${paid.done} complete paid registrations in ${paid.seconds.toFixed(1)} s, ${options.clients} at a time
  ${paid.perSecond.toFixed(0)} per second
  ${(server + database).toFixed(2)} ms of CPU each: server ${server.toFixed(2)}, database ${database.toFixed(2)}
  one takes ${paid.median.toFixed(0)} ms (median), ${paid.p99.toFixed(0)} ms (p99)
  pgbench TPC-B beside it, scale ${options.scale}, 8 clients, prepared: ${paid.tps} per second
  others on this machine meanwhile: ${paid.others.toFixed(2)} cores\n`);
}
