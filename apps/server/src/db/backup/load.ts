import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { connectionSettings, type Connection } from '../connection/pool.ts';
import { renumberChanges } from './change-numbers.ts';
import { copyIn } from './copy-stream.ts';
import { columnList, nameOf, TABLES, type Manifest, type SavedTable } from './manifest.ts';
import { FORM, tablesOf, type Report } from './save.ts';

export type LoadOutcome = { ok: true; rows: number } | { ok: false; fault: string };

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Loads the rows of a backup into a migrated database, all or none. Triggers and foreign keys are disabled during the load, which
 * needs only the owner's rights; afterwards PostgreSQL verifies every foreign key.
 */
export async function loadRows(
  connection: Connection,
  folder: string,
  manifest: Manifest,
  report: Report,
): Promise<LoadOutcome> {
  const client = new pg.Client({ ...connectionSettings(connection), application_name: 'meetingapp restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(FORM);
    await client.query('begin');
    const fault = await missing(client, manifest);
    if (fault !== undefined) return { ok: false, fault };
    const keys = await dropForeignKeys(client);
    for (const { schema, root, name, bound } of manifest.partitions)
      await client.query(`create table if not exists ${nameOf({ schema, name })} partition of ${root} ${bound}`);
    const all = manifest.tables.map(nameOf);
    await client.query(`truncate ${all.join(', ')}`);
    let loaded = 0;
    for (const table of manifest.tables) {
      const wrong = await loadTable(client, folder, table);
      if (wrong !== undefined) return { ok: false, fault: wrong };
      loaded += 1;
      report(`Rows: table ${loaded} of ${manifest.tables.length}, ${table.name}, ${table.rows}`);
    }
    for (const sequence of manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [nameOf(sequence), sequence.last, sequence.called]);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
    await renumberChanges(client);
    // The locks belong to processes that ran when the backup was made.
    await client.query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`,
    );
    await client.query(
      `update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`,
    );
    await client.query('commit');
    await client.query('analyze');
    return { ok: true, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) };
  } finally {
    // Closing the connection rolls back uncommitted work.
    await client.end().catch(() => undefined);
  }
}

async function missing(client: pg.Client, manifest: Manifest): Promise<string | undefined> {
  const present = new Map((await tablesOf(client)).map((table) => [nameOf(table), new Set(table.columns)]));
  for (const table of manifest.tables) {
    const columns = present.get(nameOf(table));
    const lost = columns ? table.columns.filter((column) => !columns.has(column)) : table.columns;
    if (lost.length > 0)
      return `The backup has ${table.name} with ${lost.join(', ')}, which this version does not have: restore with the version that made the backup`;
  }
  return undefined;
}

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`);
  return rows;
}

/** Loads one table. Returns why its rows differ from the saved ones; undefined when they match. */
async function loadTable(client: pg.Client, folder: string, table: SavedTable): Promise<string | undefined> {
  const hash = createHash('sha256');
  async function* rows(): AsyncGenerator<Buffer> {
    const file = createReadStream(join(folder, TABLES, table.file));
    const plain = createGunzip();
    file.on('error', (error) => plain.destroy(error)).pipe(plain);
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await client.query(`alter table ${nameOf(table)} disable trigger user`);
    await copyIn(client, `copy ${nameOf(table)} (${columnList(table)}) from stdin`, rows());
    await client.query(`alter table ${nameOf(table)} enable trigger user`);
  } catch (error) {
    return `Table ${table.name}: ${(error as Error).message}. Nothing was restored`;
  }
  if (hash.digest('hex') === table.sha256) return undefined;
  return `Table ${table.name}: its file is not the one that was saved. Nothing was restored`;
}
