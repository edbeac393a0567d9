import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

/**
 * `begin` is not awaited: it is sent together with the first statement, which saves one round trip per transaction. If it fails, the
 * end of the transaction reports it.
 */
class PipelinedDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings);
    // Other transaction settings may be refused, so `begin` is awaited.
    if (settings.isolationLevel || settings.accessMode) return begun;
    begun.catch(() => undefined);
    this.#begun.set(connection, begun);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const ended = super.commitTransaction(connection);
    ended.catch(() => undefined);
    await this.#begun.get(connection);
    return ended;
  }
}

/** PostgreSQL dialect on the pool, with transactions that do not wait for `begin`. */
export class PipelinedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new PipelinedDriver(this.#config);
  }
}
