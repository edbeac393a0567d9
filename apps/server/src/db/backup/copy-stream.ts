import { once } from 'node:events';
import { Readable, type Duplex } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

const PIECE = 64 * 1024;

/** The parts of the driver's connection that speak the copy protocol. */
interface CopyConnection {
  stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** Rows of a `copy … to stdout`, as PostgreSQL writes them. */
class RowsOut extends Readable implements Submittable {
  readonly #sql: string;
  #connection: CopyConnection | null = null;
  #piece: Buffer[] = [];
  #size = 0;
  rows = 0;

  constructor(sql: string) {
    super();
    this.#sql = sql;
  }

  submit(connection: Connection): void {
    this.#connection = connection as unknown as CopyConnection;
    connection.query(this.#sql);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  // Called by the driver for each row.
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.rows += 1;
    this.#size += chunk.length;
    // Copied, because the driver reuses its buffer.
    this.#piece.push(Buffer.from(chunk));
    if (this.#size >= PIECE) this.#pass();
  }

  handleCommandComplete(): void {
    if (this.#size > 0) this.#pass();
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  #pass(): void {
    if (!this.push(Buffer.concat(this.#piece))) this.#connection?.stream.pause();
    this.#piece = [];
    this.#size = 0;
  }
}

/** Sends rows into a `copy … from stdin`. */
class RowsIn implements Submittable {
  readonly #sql: string;
  readonly #source: AsyncIterable<Buffer>;
  #ended = false;
  #failure: Error | null = null;
  #settle: { resolve: () => void; reject: (error: Error) => void } | null = null;
  readonly done = new Promise<void>((resolve, reject) => (this.#settle = { resolve, reject }));

  constructor(sql: string, source: AsyncIterable<Buffer>) {
    this.#sql = sql;
    this.#source = source;
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: Connection): void {
    void this.#send(connection as unknown as CopyConnection);
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#source) {
        if (this.#ended) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      if (!this.#ended) connection.endCopyFrom();
    } catch (error) {
      this.#failure = error as Error;
      if (!this.#ended) connection.sendCopyFail((error as Error).message);
    }
  }

  handleCommandComplete(): void {
    this.#ended = true;
  }

  handleReadyForQuery(): void {
    this.#settle?.resolve();
  }

  handleError(error: Error): void {
    this.#ended = true;
    this.#settle?.reject(this.#failure ?? error);
  }
}

/** Runs `copy … to stdout`; `rows` counts the rows read so far. The connection is free again once the stream has ended. */
export const copyOut = (client: Client, sql: string): Readable & { readonly rows: number } =>
  client.query(new RowsOut(sql));

/** Runs `copy … from stdin` with these bytes; rejects with the error of the source or of PostgreSQL. */
export const copyIn = (client: Client, sql: string, source: AsyncIterable<Buffer>): Promise<void> =>
  client.query(new RowsIn(sql, source)).done;
