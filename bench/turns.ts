import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { processorTime } from './parts/machine/cpu.ts';
import { median } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { withSubject } from './parts/machine/subjects.ts';
import { Wire } from './parts/machine/wire.ts';
import { prepareStage } from './parts/registration/congress.ts';
import { caughtUp, type Subject } from './parts/registration/paid.ts';
import { register } from './parts/registration/register.ts';

// Processor time of a complete paid registration of two programs in turns: the host of a virtual machine changes from minute to minute by
// more than most changes of a program do. Build the other program in another checkout, at the commit to compare with.
// npx tsx bench/turns.ts --before path/to/main.js [--rounds 12] [--sales 150] [--first file.sql]

const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    rounds: { type: 'string', default: '12' },
    sales: { type: 'string', default: '150' },
    clients: { type: 'string', default: '16' },
    /** SQL file that only the second program's database runs first. */
    first: { type: 'string' },
  },
});
const [rounds, sales, clients] = [options.rounds, options.sales, options.clients].map(Number) as [
  number,
  number,
  number,
];
/** Turns before the first that counts, after which calls are compiled and statements planned. */
const WARM = 7;

interface Turn {
  server: number;
  database: number;
}

/** Prepares a program; each call of the result makes the sales of one turn and returns milliseconds of processor time per sale. */
async function turnsOf({ server, connection, cashier, pid }: Subject, first?: string): Promise<() => Promise<Turn>> {
  const { db, pool } = connect(connection, { size: 2, nameStatements: false, onError: () => undefined });
  if (first) await pool.query(readFileSync(first, 'utf8'));
  const stage = await prepareStage(db, { people: (rounds + WARM + 1) * sales, claims: 0 });
  await pool.query('vacuum analyze');
  const wire = new Wire(clients);
  const next = { index: 0 };
  const one = (index: number) => register({ wire, origin: server.origin, cashier, stage }, index);
  return async () => {
    await pool.query('checkpoint');
    const used = () => ({ server: processorTime(server.pid, pid), database: processorTime(pid) });
    const began = used();
    const until = next.index + sales;
    const phone = async (): Promise<void> => {
      while (next.index < until) await one(next.index++);
    };
    await Promise.all(Array.from({ length: clients }, phone));
    await caughtUp(pool);
    const ended = used();
    return { server: (ended.server - began.server) / sales, database: (ended.database - began.database) / sales };
  };
}

const middle = (values: readonly number[]): number => median(values.toSorted((one, other) => one - other));

tidyOnSignals();
printMachine();
await withSubject('debian', { source: false, built: options.before }, (before) =>
  withSubject('debian', { source: false }, async (after) => {
    const programs = [await turnsOf(before), await turnsOf(after, options.first)];
    const turns: [Turn, Turn][] = [];
    for (let round = -WARM; round < rounds; round += 1) {
      // The one that begins differs from round to round.
      const order = round % 2 === 0 ? [0, 1] : [1, 0];
      const pair: Turn[] = [];
      for (const index of order) pair[index] = (await programs[index]?.()) as Turn;
      if (round >= 0) turns.push(pair as [Turn, Turn]);
    }
    for (const part of ['server', 'database'] as const) {
      const [one, other] = [0, 1].map((index) => middle(turns.map((pair) => pair[index as 0 | 1][part])));
      const ratio = middle(turns.map(([first, second]) => second[part] / first[part]));
      console.log(
        `${part}: ${one?.toFixed(2)} ms before, ${other?.toFixed(2)} ms after, ratio of neighbouring turns ${ratio.toFixed(3)}`,
      );
    }
  }),
);
process.exit();
