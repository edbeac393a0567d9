import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { startEmbedded } from '../embedded/supervisor.ts';
import { PipelinedDialect } from './pipelined-dialect.ts';
import { connectionSettings, openPool, type Connection, type PoolOptions } from './pool.ts';
import type { Schema } from '../schema/schema.ts';

export type Database = Kysely<Schema>;

/** The open database and everything that must be closed with it. */
export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** `embedded`: started and stopped by this process; `foreign`: the server at `DATABASE_URL`. */
  kind: 'embedded' | 'foreign';
  connection: Connection;
  close(): Promise<void>;
}

export type OpenOutcome = { ok: true; database: OpenDatabase } | { ok: false; fault: string };

export interface DatabaseOptions {
  /** Absolute folder; the embedded database is in its `database/`. */
  dataDir: string;
  /** Another PostgreSQL instead of the embedded one. */
  databaseUrl?: string;
  /** Folder of PostgreSQL programs to use instead of those from the package. */
  pgBinDir?: string;
  poolSize: number;
  nameStatements: boolean;
  /** Receives lines for the operator. */
  report: (line: string) => void;
}

const databaseName = 'meetingapp';
const oldestMajor = 15;

/** Opens the pool and the query builder on a connection. */
export function connect(connection: Connection, options: PoolOptions): { pool: pg.Pool; db: Database } {
  const pool = openPool(connection, options);
  return {
    pool,
    db: new Kysely<Schema>({ dialect: new PipelinedDialect({ pool, nameStatements: options.nameStatements }) }),
  };
}

/** Connections that break during closing are not reported. */
interface Closing {
  begun: boolean;
}

/** Milliseconds between two reports. A database that ends breaks all idle connections at once; one log line is enough. */
const betweenReportsMs = 5000;

function poolOptions(options: DatabaseOptions, closing: Closing): PoolOptions {
  let reportedAt = -betweenReportsMs;
  return {
    size: options.poolSize,
    nameStatements: options.nameStatements,
    onError: (error) => {
      if (closing.begun || performance.now() - reportedAt < betweenReportsMs) return;
      reportedAt = performance.now();
      options.report(`A connection to the database broke: ${error.message}`);
    },
  };
}

/** Runs one statement on its own connection; returns the error code when it failed. */
async function tryOnce(
  connection: Connection,
  sql: string,
): Promise<{ ok: true } | { ok: false; code: string; message: string }> {
  const client = new pg.Client(connectionSettings(connection));
  client.on('error', () => undefined); // The promises below report the error.
  try {
    await client.connect();
    await client.query(sql);
    return { ok: true };
  } catch (error) {
    return { ok: false, code: String((error as { code?: unknown }).code), message: (error as Error).message };
  } finally {
    await client.end().catch(() => undefined);
  }
}

const noSuchDatabase = '3D000';

async function openEmbedded(options: DatabaseOptions): Promise<OpenOutcome> {
  const started = await startEmbedded({
    dataFolder: join(options.dataDir, 'database'),
    report: options.report,
    ...(options.pgBinDir === undefined ? {} : { binFolder: options.pgBinDir }),
  });
  if (!started.ok) return started;
  const { server } = started;
  if (server.adopted) options.report(`Took over the database that was still running (process ${server.pid()})`);
  const connection = server.connectionTo(databaseName);
  let reached = await tryOnce(connection, 'select 1');
  if (!reached.ok && reached.code === noSuchDatabase) {
    reached = await tryOnce(server.connectionTo('postgres'), `create database ${databaseName}`);
  }
  if (!reached.ok) {
    await server.stop();
    return { ok: false, fault: `The database runs but cannot be used: ${reached.message}` };
  }
  const closing = { begun: false };
  const { pool, db } = connect(connection, poolOptions(options, closing));
  const close = async (): Promise<void> => {
    closing.begun = true;
    await db.destroy();
    await server.stop();
  };
  return { ok: true, database: { db, pool, kind: 'embedded', connection, close } };
}

/** Character classes in which Chinese characters are not letters; trigram search then finds nothing in Chinese. */
const classesWithoutChinese = new Set(['C', 'POSIX']);

async function openForeign(url: string, options: DatabaseOptions): Promise<OpenOutcome> {
  const closing = { begun: false };
  const { pool, db } = connect({ url }, poolOptions(options, closing));
  const close = async (): Promise<void> => {
    closing.begun = true;
    await db.destroy();
  };
  try {
    const { rows } = await pool.query<{ version: number; encoding: string; classes: string }>(
      `select current_setting('server_version_num')::int as version, pg_encoding_to_char(encoding) as encoding, datctype as classes
         from pg_database where datname = current_database()`,
    );
    const about = rows[0];
    const major = Math.floor((about?.version ?? 0) / 10_000);
    let fault: string | undefined;
    if (major < oldestMajor) fault = `DATABASE_URL: PostgreSQL ${oldestMajor} or later is needed, this is ${major}`;
    else if (about?.encoding !== 'UTF8')
      fault = `DATABASE_URL: the database must be in UTF8, this one is in ${about?.encoding}`;
    if (fault !== undefined) {
      await close();
      return { ok: false, fault };
    }
    if (about && classesWithoutChinese.has(about.classes)) {
      options.report(
        `DATABASE_URL: this database has lc_ctype ${about.classes}, in which searching for parts of Chinese words finds nothing. Create it again: create database … template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
      );
    }
    return { ok: true, database: { db, pool, kind: 'foreign', connection: { url }, close } };
  } catch (error) {
    await close();
    return {
      ok: false,
      fault: `DATABASE_URL: the database does not answer: ${(error as Error).message || String((error as { code?: unknown }).code)}`,
    };
  }
}

/** Opens the configured database: the one at `databaseUrl`, otherwise the embedded one, which is started here. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenOutcome> {
  return options.databaseUrl === undefined ? openEmbedded(options) : openForeign(options.databaseUrl, options);
}
