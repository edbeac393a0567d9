import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { PipelinedConnection } from './pipelined-connection.ts';
import { StatementNames } from './statement-names.ts';

interface Settings {
  pool: pg.Pool;
  nameStatements: boolean;
}

class PipelinedDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #names: StatementNames | null;
  readonly #connections = new WeakMap<pg.PoolClient, PipelinedConnection>();

  constructor({ pool, nameStatements }: Settings) {
    this.#pool = pool;
    this.#names = nameStatements ? new StatementNames('k') : null;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PipelinedConnection> {
    const client = await this.#pool.connect();
    const known = this.#connections.get(client);
    if (known) return known;
    const connection = new PipelinedConnection(client, this.#names);
    this.#connections.set(client, connection);
    return connection;
  }

  /** `begin` is sent with the first statement. Other settings may be refused, so they are awaited. */
  async beginTransaction(
    connection: PipelinedConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    connection.begin();
    const settings = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean);
    if (settings.length > 0) await connection.executeText(`set transaction ${settings.join(', ')}`);
  }

  commitTransaction(connection: PipelinedConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PipelinedConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: PipelinedConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** PostgreSQL on the pool, with transactions that do not wait for `begin`. */
export class PipelinedDialect implements Dialect {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  createDriver(): Driver {
    return new PipelinedDriver(this.#settings);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }
}
