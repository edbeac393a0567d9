import pg from 'pg';
import { columnValues } from '../schema/column-values.ts';
import { statementNaming } from './statement-names.ts';

/** Address of a PostgreSQL server: `postgres://…`, or host (or socket folder), port and so on. */
export type Connection =
  | { url: string }
  | { host: string; port: number; user: string; database: string; password?: string };

export interface PoolOptions {
  /** Maximum number of connections. */
  size: number;
  /** Off for poolers such as PgBouncer before 1.21, which do not support named statements. */
  nameStatements: boolean;
  /** Called when an idle connection broke; the pool replaces it. */
  onError: (error: Error) => void;
}

export function connectionSettings(connection: Connection): pg.ClientConfig {
  return 'url' in connection ? { connectionString: connection.url } : connection;
}

/** Opens a pool whose values are parsed as in `column-values.ts` and whose repeated statements are prepared automatically. */
export function openPool(connection: Connection, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(connection),
    types: columnValues,
    max: options.size,
    // What is not awaited, such as `begin`, is sent at once and in order.
    pipeline: true,
    application_name: 'meetingapp',
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 60_000,
  });
  pool.on('error', options.onError);
  const naming = options.nameStatements ? statementNaming() : null;
  pool.on('connect', (client) => {
    // The pool handles errors of idle connections only. A lost connection in use is reported by its current statement or the next one.
    client.on('error', () => undefined);
    writeTogether(client);
    naming?.(client);
  });
  return pool;
}

/** Ends a pool and waits until its connections are closed. `pool.end` returns before, and a server that stops then cuts them off. */
export async function closePool(pool: pg.Pool): Promise<void> {
  const open = pool.totalCount;
  let closed = 0;
  const all = new Promise<void>((resolve) => {
    if (open === 0) resolve();
    pool.on('remove', () => {
      closed += 1;
      if (closed === open) resolve();
    });
  });
  await pool.end();
  await all;
}

interface StreamOfClient {
  connection?: { stream: { cork(): void; uncork(): void } };
}

/** Statements sent in the same turn of the event loop, such as `begin` and the first one after it, are one write to the socket. */
function writeTogether(client: pg.PoolClient): void {
  const plain = client.query.bind(client) as (...words: unknown[]) => unknown;
  let corked = false;
  const together = (...words: unknown[]): unknown => {
    const stream = (client as StreamOfClient).connection?.stream;
    if (stream && !corked) {
      corked = true;
      stream.cork();
      process.nextTick(() => {
        corked = false;
        stream.uncork();
      });
    }
    return plain(...words);
  };
  client.query = together as typeof client.query;
}
