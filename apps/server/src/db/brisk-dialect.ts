import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

/**
 * The beginning of a transaction is not waited for: it goes out with the first statement, one journey less for each transaction.
 * Should it ever fail, the end of the transaction says so.
 */
class BriskDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings);
    // What asks for more than the usual may be refused.
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

/** PostgreSQL by the pool, with transactions that begin at once. */
export class BriskDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new BriskDriver(this.#config);
  }
}
