import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { connectionSettings, type Connection } from '../connection/pool.ts';
import { copyOut } from './copy-stream.ts';
import {
  columnList,
  MIGRATION_TABLES,
  nameOf,
  SCHEMAS,
  TABLES,
  type Manifest,
  type SavedTable,
  type Table,
} from './manifest.ts';

/** Receives a progress line. */
export type Report = (line: string) => void;

export type SavedRows = Omit<Manifest, 'files'>;

/** Makes the text form of values independent of the server's settings. */
export const FORM = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Returns the tables without partitions, whose rows are read through their root table. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select nspname as schema, relname as name,
       array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where nspname = any($1) and relkind in ('r', 'p') and not relispartition and nspname || '.' || relname <> all($2)
     group by nspname, relname order by nspname, relname`,
    [SCHEMAS, MIGRATION_TABLES],
  );
  return rows;
}

/**
 * Writes all rows into `folder/tables` as one consistent snapshot while the server keeps writing. Values have PostgreSQL's text form,
 * so any later PostgreSQL can read them.
 */
export async function saveRows(connection: Connection, folder: string, report: Report): Promise<SavedRows> {
  const client = new pg.Client({ ...connectionSettings(connection), application_name: 'meetingapp backup' });
  // Ignored here, because a broken connection also fails the running query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await mkdir(join(folder, TABLES), { recursive: true });
    await client.query(FORM);
    const known = await tablesOf(client);
    await client.query('begin isolation level repeatable read read only');
    // Locked before rows are first read, so that no migration changes a table in between.
    await client.query(`lock table ${known.map(nameOf).join(', ')} in access share mode`);
    const about = await describe(client);
    const tables: SavedTable[] = [];
    for (const table of await tablesOf(client)) {
      const saved = await saveTable(client, folder, table);
      tables.push(saved);
      report(`Rows: table ${tables.length} of ${known.length}, ${table.name}, ${saved.rows}`);
    }
    await client.query('commit');
    return { ...about, tables };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function describe(client: pg.Client): Promise<Omit<SavedRows, 'tables'>> {
  const { rows } = await client.query<{ at: Date; postgres: string }>(
    `select now() as at, current_setting('server_version') as postgres`,
  );
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select number, file, checksum from schema_migration order by number',
  );
  const queue = await client.query<{ id: number }>('select id from graphile_worker.migrations order by id');
  const sequences = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  const partitions = await client.query<Manifest['partitions'][number]>(
    `select nspname as schema, inhparent::regclass::text as root, relname as name, pg_get_expr(relpartbound, pg_class.oid) as bound
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_inherits on inhrelid = pg_class.oid
     where nspname = any($1) and relispartition and relkind = 'r' order by 1, 3`,
    [SCHEMAS],
  );
  const states: Manifest['sequences'] = [];
  for (const sequence of sequences.rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${nameOf(sequence)}`,
    );
    for (const { last, called } of state.rows) states.push({ ...sequence, last, called });
  }
  return {
    format: 1,
    at: rows[0]?.at.toISOString() ?? '',
    postgres: rows[0]?.postgres ?? '',
    migrations: migrations.rows,
    queue: queue.rows.map(({ id }) => id),
    sequences: states,
    partitions: partitions.rows,
  };
}

async function saveTable(client: pg.Client, folder: string, table: Table): Promise<SavedTable> {
  const file = `${table.schema}.${table.name}.copy.gz`;
  const hash = createHash('sha256');
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const rows = copyOut(client, `copy (select ${columnList(table)} from ${nameOf(table)}) to stdout`);
  const place = createWriteStream(join(folder, TABLES, file), { mode: 0o600, flush: true });
  await pipeline(rows, measure, createGzip({ level: 1 }), place);
  return { ...table, file, rows: rows.rows, sha256: hash.digest('hex') };
}
