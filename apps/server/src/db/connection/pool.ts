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
  /** Called when an idle connection broke; the pool replaces it by itself. */
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
    application_name: 'meetingapp',
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 60_000,
  });
  pool.on('error', options.onError);
  // The pool handles errors of idle connections only. A lost connection in use is reported by its current statement or the next one.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (options.nameStatements) pool.on('connect', statementNaming());
  return pool;
}
