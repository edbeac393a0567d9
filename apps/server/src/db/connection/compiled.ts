import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type QueryExecutorProvider,
} from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Database } from './database.ts';
import type { DatabaseTransaction } from './transaction.ts';

/** What one parameter of a statement can be. */
type Value =
  | string
  | number
  | boolean
  | Date
  | Buffer
  | null
  | readonly string[]
  | readonly number[]
  | readonly boolean[]
  | readonly Buffer[];

/** Stands for a value while the text is built. Any use of it as a value throws: the text may not depend on the values. */
class Placeholder {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  get name(): string {
    return this.#name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`the text of a compiled statement depends on its value ${this.#name}`);
  }
}

/** Builds texts, executes nothing. */
const builder = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

interface Statement<Row> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

const placeholders = new Proxy(
  {},
  {
    get: (_target, name) => new Placeholder(String(name)),
    // A rest or a spread would be without the values.
    ownKeys: () => {
      throw new Error('the values of a compiled statement are named one by one');
    },
  },
);

/** Executes the statement and returns its rows; `with` only gives it its values, for `sendTogether`. */
interface CompiledStatement<Values, Row> {
  (db: Database, values: Values): Promise<Row[]>;
  with(values: Values): CompiledQuery<Row>;
}

/**
 * A statement whose text is built at its first execution and used for all others, which costs a tenth of building it each time. `build`
 * passes the values on as parameters; it may neither compute with them nor decide by them.
 */
export function compiled<Values extends { [name in keyof Values]: Value }, Row>(
  build: (db: Database, values: Values) => Statement<Row>,
): CompiledStatement<Values, Row> {
  let text: CompiledQuery<Row> | undefined;
  let names: (keyof Values | null)[] = [];
  const withValues = (values: Values): CompiledQuery<Row> => {
    if (!text) {
      text = build(builder, placeholders as Values).compile(builder);
      names = text.parameters.map((given) => (given instanceof Placeholder ? (given.name as keyof Values) : null));
    }
    const { parameters: constants } = text;
    const parameters = names.map((name, index) => (name === null ? constants[index] : values[name]));
    return { ...text, parameters };
  };
  const execute = async (db: Database, values: Values): Promise<Row[]> =>
    (await db.executeQuery<Row>(withValues(values))).rows;
  return Object.assign(execute, { with: withValues });
}

/**
 * Sends two statements at once and waits for both, which saves the way there and back of one of them: the second must not need what the
 * first returns. PostgreSQL performs them one after the other, and the second not when the first fails.
 */
export function sendTogether<First, Second>(
  transaction: DatabaseTransaction,
  first: CompiledQuery<First>,
  second: CompiledQuery<Second>,
): Promise<[First[], Second[]]> {
  // Two calls of the transaction would be performed in turns: it gives its connection to one at a time.
  return transaction.getExecutor().provideConnection(async (connection) => {
    const [one, other] = await Promise.all([
      connection.executeQuery<First>(first),
      connection.executeQuery<Second>(second),
    ]);
    return [one.rows, other.rows];
  });
}
