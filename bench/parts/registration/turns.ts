import { readFileSync } from 'node:fs';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { processorTime } from '../machine/cpu.ts';
import { median } from '../machine/load.ts';
import { withSubject } from '../machine/subjects.ts';
import { Wire } from '../machine/wire.ts';
import { caughtUp, type Subject } from './paid.ts';
import { register } from './register.ts';
import { stageOf } from './stages.ts';

export interface TurnOptions {
  /** The bundle of the other program. */
  before: string;
  rounds: number;
  /** Sales of one turn. */
  sales: number;
  clients: number;
  /** SQL file that only the second program's database runs first. */
  first?: string | undefined;
  /** The program of Node that only the second program runs on. */
  node?: string | undefined;
}

/** Milliseconds of processor time per sale. */
interface Turn {
  server: number;
  database: number;
}

/** Turns before the first that counts, after which calls are compiled and statements planned. */
const WARM = 7;

/** Prepares a program; each call of the result makes the sales of one turn. */
async function turnsOf(
  { server, connection, cashier, pid }: Subject,
  { rounds, sales, clients }: TurnOptions,
  { built, first }: { built?: string; first?: string | undefined },
): Promise<() => Promise<Turn>> {
  const { db, pool } = connect(connection, { size: 2, nameStatements: false, onError: () => undefined });
  if (first) await pool.query(readFileSync(first, 'utf8'));
  const prepare = await stageOf(built);
  const stage = await prepare(db, { people: (rounds + WARM + 1) * sales, claims: 0 });
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

/**
 * Prints the processor time of a complete paid registration of two programs in turns, each with its own PostgreSQL: the host of a virtual
 * machine changes from minute to minute by more than most changes of a program do.
 */
export async function printTurns(options: TurnOptions): Promise<void> {
  await withSubject('debian', { source: false, built: options.before }, (before) =>
    withSubject('debian', { source: false, node: options.node }, async (after) => {
      const programs = [
        await turnsOf(before, options, { built: options.before }),
        await turnsOf(after, options, { first: options.first }),
      ];
      const turns: [Turn, Turn][] = [];
      for (let round = -WARM; round < options.rounds; round += 1) {
        // The one that begins differs from round to round.
        const order = round % 2 === 0 ? [0, 1] : [1, 0];
        const pair: Turn[] = [];
        for (const index of order) pair[index] = (await programs[index]?.()) as Turn;
        if (round >= 0) turns.push(pair as [Turn, Turn]);
      }
      for (const part of ['server', 'database'] as const) {
        const one = middle(turns.map(([turn]) => turn[part]));
        const other = middle(turns.map(([, turn]) => turn[part]));
        const ratio = middle(turns.map(([first, second]) => second[part] / first[part]));
        console.log(
          `${part}: ${one.toFixed(2)} ms before, ${other.toFixed(2)} ms after, ratio of neighbouring turns ${ratio.toFixed(3)}`,
        );
      }
    }),
  );
}
