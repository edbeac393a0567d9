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

/** What one parameter of a statement can be. */
type Value = string | number | boolean | Date | Buffer | null | readonly string[] | readonly number[];

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

/**
 * A statement whose text is built at its first execution and used for all others, which costs a tenth of building it each time. `build`
 * passes the values on as parameters; it may neither compute with them nor decide by them. Returns the rows.
 */
export function compiled<Values extends { [name in keyof Values]: Value }, Row>(
  build: (db: Database, values: Values) => Statement<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let text: CompiledQuery<Row> | undefined;
  let names: (keyof Values | null)[] = [];
  return async (db, values) => {
    if (!text) {
      text = build(builder, placeholders as Values).compile(builder);
      names = text.parameters.map((given) => (given instanceof Placeholder ? (given.name as keyof Values) : null));
    }
    const { parameters: constants } = text;
    const parameters = names.map((name, index) => (name === null ? constants[index] : values[name]));
    return (await db.executeQuery<Row>({ ...text, parameters })).rows;
  };
}
