import pg from 'pg';
import { columnValues } from './column-values.ts';
import { nameStatements } from './statement-names.ts';

/** Where a PostgreSQL server answers: an address of the form `postgres://…`, or host (or socket folder), port and so on. */
export type Connection =
  | { url: string }
  | { host: string; port: number; user: string; database: string; password?: string };

export interface PoolOptions {
  /** Most connections at once. */
  size: number;
  /** Off for poolers such as PgBouncer before 1.21, which cannot follow named statements. */
  nameStatements: boolean;
  /** Told about connections that broke while nobody used them; the pool replaces them by itself. */
  onError: (error: Error) => void;
}

export function connectionSettings(connection: Connection): pg.ClientConfig {
  return 'url' in connection ? { connectionString: connection.url } : connection;
}

/** A pool whose values are read as `column-values.ts` says and whose statements are prepared by themselves. */
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
  if (options.nameStatements) pool.on('connect', nameStatements);
  return pool;
}
