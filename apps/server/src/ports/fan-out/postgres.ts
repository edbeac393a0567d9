import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectionSettings, type Connection } from '../../db/connection/pool.ts';
import { overCarrier, type Arrived, type Carrier, type FanOut } from './fan-out.ts';

/** A PostgreSQL notification carries less than 8,000 bytes; for a longer message only its existence is sent. */
const LONGEST = 7_900;
const LONGEST_WAIT_MS = 5_000;
/** Bytes of a process's mark; as text eight characters, as long as the word `database` with which triggers begin their messages. */
const MARK_BYTES = 6;

/**
 * LISTEN and NOTIFY on a dedicated connection, because pool connections change hands. It reconnects after a failure, and
 * then reports that messages may have been missed.
 */
class PostgresCarrier implements Carrier {
  readonly #connection: Connection;
  readonly #arrived: Arrived;
  readonly #topics = new Set<string>();
  #client: Promise<pg.Client> | null = null;
  #closed = false;
  #hears = false;
  /** True from a failure until listeners were notified that messages may have been missed. */
  #hasMissed = false;
  #wait = 100;

  constructor(connection: Connection, arrived: Arrived) {
    this.#connection = connection;
    this.#arrived = arrived;
  }

  async send(topic: string, message: string): Promise<void> {
    const whole = Buffer.byteLength(message) <= LONGEST;
    // For a longer message other processes only learn that there is something to read.
    await this.#run('select pg_notify($1, $2)', [topic, whole ? message : '']);
  }

  async open(topic: string): Promise<void> {
    this.#topics.add(topic);
    await this.#run(`listen ${pg.escapeIdentifier(topic)}`);
  }

  async leave(topic: string): Promise<void> {
    this.#topics.delete(topic);
    await this.#run(`unlisten ${pg.escapeIdentifier(topic)}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#hears = false;
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => undefined);
  }

  hears(): boolean {
    return this.#hears;
  }

  /** Nothing is sent while disconnected: listeners read the database instead. */
  async #run(sql = '', values: string[] = []): Promise<void> {
    if (this.#closed) return;
    try {
      this.#client ??= this.#connect();
      const client = await this.#client;
      if (sql) await client.query(sql, values);
    } catch {
      // The connection reports its own failure and reconnects.
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connectionSettings(this.#connection),
      application_name: 'meetingapp fan-out',
      // Topics are opened and left at the same moment by different parts.
      pipeline: true,
    });
    client.on('notification', ({ channel, payload }) => this.#arrived(channel, payload ? payload : null));
    // A connection that PostgreSQL ends reports the message and then its end; a new one may be open by then.
    let isBroken = false;
    const broken = (): void => {
      if (isBroken) return;
      isBroken = true;
      this.#hears = false;
      this.#again();
    };
    client.on('error', broken);
    client.on('end', broken);
    try {
      await client.connect();
      for (const topic of this.#topics) await client.query(`listen ${pg.escapeIdentifier(topic)}`);
    } catch (error) {
      broken();
      throw error;
    }
    this.#wait = 100;
    // Before `hears` is true, so that nothing read before the failure is trusted.
    if (this.#hasMissed) this.#arrived(null, null);
    this.#hasMissed = false;
    this.#hears = !isBroken && !this.#closed;
    return client;
  }

  /** Reconnects after a wait, unless a message that is sent does so before. */
  #again(): void {
    this.#hasMissed = true;
    if (this.#closed || this.#client === null) return;
    this.#client = null;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    setTimeout(() => void this.#run(), this.#wait).unref();
  }
}

/** For a fan-out that combines it with another carrier. */
export const postgresCarrier = (connection: Connection, arrived: Arrived): Carrier =>
  new PostgresCarrier(connection, arrived);

export function postgresFanOut(connection: Connection): FanOut {
  const mark = randomBytes(MARK_BYTES).toString('base64url');
  return overCarrier((arrived) => new PostgresCarrier(connection, arrived), mark);
}
