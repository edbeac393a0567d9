import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { isUnavailable } from '../db/connection/unavailable.ts';

const shortestWait = 50;
const longestWait = 2000;

type Statement = [statement: string | QueryConfig, values?: unknown[]];
type Listen = Parameters<Pool['connect']>[0];

/**
 * A pool for graphile-worker that waits while the database is away, until the queue stops. The library itself gives up: a worker that
 * cannot report its job ends for good, and a clock that cannot write ends the process by an unhandled rejection. Its statements are
 * single ones and may be repeated, except the one that takes a job (its first value is the worker): that worker's locks are freed
 * first, because an unanswered statement may have locked a job that nobody would run.
 */
export function patientPool(pool: Pool, isStopping: () => boolean): Pool {
  async function connect(): Promise<PoolClient> {
    for (let pause = shortestWait; ; pause = Math.min(pause * 2, longestWait)) {
      try {
        return await pool.connect();
      } catch (error) {
        if (isStopping() || !isUnavailable(error)) throw error;
        await wait(pause);
      }
    }
  }

  async function patientClient(): Promise<{ query: (...statement: Statement) => Promise<unknown>; release(): void }> {
    let client: PoolClient | null = await connect();
    let inTransaction = false;
    let taker: string | null = null;
    const send = async (statement: Statement): Promise<unknown> => {
      for (;;) {
        client ??= await connect();
        try {
          if (taker !== null) await client.query('select graphile_worker.force_unlock_workers($1)', [[taker]]);
          taker = null;
          return await client.query(...statement);
        } catch (error) {
          if (inTransaction || isStopping() || !isUnavailable(error)) throw error;
          taker = takerOf(statement) ?? taker;
          client.release(error as Error);
          client = null;
        }
      }
    };
    return {
      query: (...statement) => {
        // Migrations of the library run in a transaction: a statement repeated on another connection would be outside it.
        if (statement[0] === 'begin') inTransaction = true;
        return send(statement);
      },
      release: () => client?.release(),
    };
  }

  /** Statements of the clock, which are safe to repeat. After the stop nothing is written, so the clock ends without an error. */
  async function query(...statement: Statement): Promise<unknown> {
    for (let pause = shortestWait; !isStopping(); pause = Math.min(pause * 2, longestWait)) {
      try {
        return await pool.query(...statement);
      } catch (error) {
        if (isStopping()) break;
        if (!isUnavailable(error)) throw error;
        await wait(pause);
      }
    }
    return { rows: [] };
  }

  // The library listens for errors of the whole pool and would report each connection a second time.
  const none = (): void => undefined;
  return {
    options: pool.options,
    on: none,
    removeListener: none,
    connect: (listen?: Listen) => (listen ? pool.connect(listen) : patientClient()),
    query,
  } as unknown as Pool;
}

/** Returns the worker for which this statement takes a job; null for other statements. */
function takerOf(statement: Statement): string | null {
  const [first] = statement;
  const worker: unknown = typeof first === 'string' ? null : first.values?.[0];
  return typeof worker === 'string' && worker.startsWith('worker-') ? worker : null;
}
