import pg from 'pg';
import { columnValues } from '../schema/column-values.ts';

/** How the rows of a statement are read. */
interface Columns {
  names: readonly string[];
  parsers: readonly ((text: string) => unknown)[];
  /** A row with all its columns, of which each row is a copy. */
  empty: Readonly<Record<string, null>>;
}

/** The statements that one connection has prepared. */
export class Prepared {
  /** By name; null until PostgreSQL has described the columns. */
  readonly columns = new Map<string, Columns | null>();
  /** Names of refused statements, which PostgreSQL may have prepared or not: they are closed before they are used again. */
  readonly doubtful = new Set<string>();
}

export interface StatementResult {
  rows: Record<string, unknown>[];
  /** As PostgreSQL writes it, for example `UPDATE 3`. */
  tag: string;
}

interface Part {
  /** Undefined: prepared for this execution only. */
  name: string | undefined;
  /** True when this execution prepares the name. */
  preparing: boolean;
  columns: Columns | null;
  result: StatementResult;
  /** Of a value that could not be read: the statement itself was performed. */
  fault: unknown;
  resolve: (result: StatementResult) => void;
  reject: (error: unknown) => void;
}

/** Sends messages of the extended protocol. */
interface Messages {
  parse(message: { text: string; name: string | undefined }): void;
  bind(message: { statement: string | undefined; values: readonly unknown[] }): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Writes a value as PostgreSQL reads it. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;
const withoutRows: Columns = { names: [], parsers: [], empty: {} };

/**
 * Statements that PostgreSQL answers together: they end with one synchronisation, so that the beginning of a transaction, a statement and
 * the commit need one answer. When one fails PostgreSQL skips those behind it. A statement with a name is prepared, and its columns
 * described, at its first execution on a connection: PostgreSQL refuses to execute it once its columns have changed.
 */
export class Exchange extends pg.Query {
  readonly #prepared: Prepared;
  readonly #isTransaction: boolean;
  #parts: Part[] = [];
  /** Index of the part that is answered next. */
  #at = 0;
  #messages: Messages | undefined;
  #isClosed = false;

  /**
   * `isTransaction`: the statements belong to an open transaction, or end it. Outside of one PostgreSQL completes a statement first and
   * commits it, with deferred checks, when it is asked for the answers.
   */
  constructor(prepared: Prepared, { isTransaction }: { isTransaction: boolean }) {
    super('');
    this.#prepared = prepared;
    this.#isTransaction = isTransaction;
  }

  /** True when nothing can be added. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Sends a statement, after the client has taken the exchange. Resolves when PostgreSQL has answered the whole exchange. */
  add(text: string, values: readonly unknown[], name: string | undefined): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      // A value that cannot be written throws here, before anything is sent.
      const written = values.map((value) => prepareValue(value));
      const { columns, doubtful } = this.#prepared;
      const known = name === undefined ? null : (columns.get(name) ?? null);
      const preparing = name !== undefined && !columns.has(name);
      const result = { rows: [], tag: '' };
      this.#parts.push({ name, preparing, columns: known, result, fault: undefined, resolve, reject });
      // A lost connection takes no exchange; `handleError` follows.
      const messages = this.#messages;
      if (!messages) return;
      if (preparing && doubtful.delete(name)) messages.close({ type: 'S', name });
      if (preparing) columns.set(name, null);
      if (preparing || name === undefined) messages.parse({ text, name });
      messages.bind({ statement: name, values: written });
      if (!known) messages.describe({ type: 'P' });
      messages.execute({});
    });
  }

  /** Asks for the answers. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#messages?.sync();
  }

  // What follows is called by the client of `pg`.

  override submit = (connection: unknown): void => {
    this.#messages = connection as Messages;
  };

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    const part = this.#parts[this.#at];
    if (!part) return;
    const names = fields.map((field) => field.name);
    const parsers = fields.map(({ dataTypeID }) => columnValues.getTypeParser(dataTypeID, 'text'));
    part.columns = { names, parsers, empty: Object.fromEntries(names.map((name) => [name, null])) };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const part = this.#parts[this.#at];
    if (!part?.columns || part.fault !== undefined) return;
    const { names, parsers, empty } = part.columns;
    const row: Record<string, unknown> = { ...empty };
    try {
      for (const [index, text] of fields.entries()) if (text !== null) row[names[index] ?? ''] = parsers[index]?.(text);
      part.result.rows.push(row);
    } catch (error) {
      part.fault = error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const part = this.#parts[this.#at];
    if (part) part.result.tag = text;
    this.handleEmptyQuery();
  }

  handleEmptyQuery(): void {
    const part = this.#parts[this.#at];
    if (part?.name !== undefined) this.#prepared.columns.set(part.name, part.columns ?? withoutRows);
    this.#at += 1;
  }

  /** Of a statement, or of the lost connection. In a transaction, what was completed before it counts. */
  handleError(error: unknown): void {
    this.#isClosed = true;
    const { columns, doubtful } = this.#prepared;
    for (const { name, preparing } of this.#parts.slice(this.#at))
      if (preparing && name !== undefined) {
        columns.delete(name);
        doubtful.add(name);
      }
    for (const part of this.#parts.splice(this.#isTransaction ? this.#at : 0)) part.reject(error);
    this.handleReadyForQuery();
  }

  handleReadyForQuery(): void {
    for (const { fault, result, resolve, reject } of this.#parts.splice(0)) {
      if (fault === undefined) resolve(result);
      else reject(fault);
    }
  }
}
