import pg from 'pg';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { Exchange, Prepared, type StatementResult } from './exchange.ts';
import { traced } from './statement-traces.ts';
import type { StatementNames } from './statement-names.ts';

const BEGIN = 'begin';
const COMMIT = 'commit';

/**
 * A connection whose transactions begin with their first statement. Statements of a transaction that are sent in one turn of the event
 * loop are one exchange, to which the commit is added when it follows in the same turn.
 */
export class PipelinedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames | null;
  readonly #prepared = new Prepared();
  #exchange: Exchange | null = null;
  #isInTransaction = false;
  /** True until the first statement of a transaction, which `begin` is sent with. */
  #isBeginning = false;

  constructor(client: pg.PoolClient, names: StatementNames | null) {
    this.#client = client;
    this.#names = names;
  }

  begin(): void {
    this.#isInTransaction = true;
    this.#isBeginning = true;
  }

  async commit(): Promise<void> {
    if (this.#isBeginning) {
      this.#isBeginning = false;
      this.#isInTransaction = false;
      return;
    }
    const committed = this.#execute(COMMIT, [], this.#names && COMMIT);
    this.#isInTransaction = false;
    this.#exchange?.close();
    await committed;
  }

  async rollback(): Promise<void> {
    this.#isInTransaction = false;
    if (this.#isBeginning) this.#isBeginning = false;
    else await this.executeText('rollback');
  }

  release(): void {
    this.#client.release();
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, tag } = await traced(text, () =>
      parameters.length === 0 ? this.executeText(text) : this.#execute(text, parameters, this.#names?.of(text)),
    );
    const [, changed] = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/.exec(tag) ?? [];
    return { rows: rows as Row[], ...(changed === undefined ? {} : { numAffectedRows: BigInt(changed) }) };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('rows are not streamed');
  }

  async #execute(text: string, values: readonly unknown[], name: string | null | undefined): Promise<StatementResult> {
    const exchange = this.#openExchange();
    const answered = exchange.add(text, values, name ?? undefined);
    if (!this.#isInTransaction) exchange.close();
    try {
      return await answered;
    } catch (error) {
      // After a migration PostgreSQL permanently refuses prepared statements whose columns have changed.
      if (error instanceof pg.DatabaseError && error.code === '0A000') this.#names?.renew();
      // The trace of an answer begins at the socket; this one leads to who sent the statement.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** One that was opened in this turn, or a new one. */
  #openExchange(): Exchange {
    if (this.#exchange && !this.#exchange.isClosed) return this.#exchange;
    const exchange = new Exchange(this.#prepared, { isTransaction: this.#isInTransaction });
    this.#exchange = exchange;
    // Before `query`, so that it is written with the statements.
    process.nextTick(() => exchange.close());
    this.#client.query(exchange);
    if (this.#isBeginning) {
      this.#isBeginning = false;
      // The statement behind it reports its failure.
      exchange.add(BEGIN, [], this.#names ? BEGIN : undefined).catch(() => undefined);
    }
    return exchange;
  }

  /** Texts without values can be several statements, which the extended protocol does not take. */
  async executeText(text: string): Promise<StatementResult> {
    this.#exchange?.close();
    if (this.#isBeginning) {
      this.#isBeginning = false;
      this.#client.query(BEGIN).catch(() => undefined);
    }
    const { rows, command, rowCount } = await this.#client.query<Record<string, unknown>>(text);
    // Several statements have several results, which nobody reads.
    return { rows: rows ?? [], tag: command === 'INSERT' ? `INSERT 0 ${rowCount}` : `${command} ${rowCount}` };
  }
}
