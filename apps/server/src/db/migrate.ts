import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';

/** Beside this file when run from source, beside the bundle (`dist/migrations`) when built; the same relative path in both. */
export const migrationsFolder: string = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Advisory lock number; arbitrary, but equal in every server process, so that only one migrates at a time. */
const lockNumber = 780_412_637;

interface Migration {
  number: number;
  file: string;
  sql: string;
  checksum: string;
}

interface Applied {
  number: number;
  file: string;
  checksum: string;
}

export type MigrateOutcome =
  | { ok: true; applied: string[] }
  | {
      ok: false;
      fault: string;
      /** The database is older than the first release: no version continues it, but its rows can be moved into a new one. */
      tooOld?: true;
    };

/** First migration of databases that are older than the baseline of the first release. */
const firstBefore = '0001_people.sql';

/** Reads the migrations of a folder in order; returns a fault for an invalid name or number. */
async function readMigrations(
  folder: string,
): Promise<{ ok: true; migrations: Migration[] } | { ok: false; fault: string }> {
  const migrations: Migration[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const number = /^(\d{4})_[a-z0-9_-]+\.sql$/.exec(file)?.[1];
    if (number === undefined)
      return { ok: false, fault: `Migration ${file}: the name must look like 0001_what_it_does.sql` };
    if (migrations.at(-1)?.number === Number(number)) {
      return { ok: false, fault: `Migrations ${migrations.at(-1)?.file} and ${file} have the same number` };
    }
    // Line ends are normalised, because git may change them on Windows.
    const sql = (await readFile(`${folder}/${file}`, 'utf8')).replaceAll('\r\n', '\n');
    migrations.push({ number: Number(number), file, sql, checksum: createHash('sha256').update(sql).digest('hex') });
  }
  return { ok: true, migrations };
}

/** Returns why these files do not continue the migrations already applied; undefined when they do. */
function disagreement(applied: Applied[], migrations: Migration[]): string | undefined {
  const byNumber = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const past of applied) {
    const present = byNumber.get(past.number);
    if (!present)
      return `The database has been through ${past.file}, which this version does not have: it belongs to a newer version of Meetingapp. Start that version, or restore a backup`;
    if (present.checksum !== past.checksum)
      return `Migration ${present.file} was changed after it had been applied. Put it back as it was and write the change as a new migration`;
  }
  const highest = Math.max(0, ...applied.map((past) => past.number));
  const late = migrations.find(
    (migration) => migration.number < highest && !applied.some((past) => past.number === migration.number),
  );
  return (
    late &&
    `Migration ${late.file} came after ${String(highest).padStart(4, '0')} had been applied. Give it the next free number`
  );
}

async function applyOne(client: PoolClient, migration: Migration): Promise<string | undefined> {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into schema_migration (number, file, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.file,
      migration.checksum,
    ]);
    await client.query('commit');
    return undefined;
  } catch (error) {
    await client.query('rollback');
    const position = Number((error as { position?: string }).position);
    const line = Number.isInteger(position) ? `, line ${migration.sql.slice(0, position).split('\n').length}` : '';
    return `Migration ${migration.file}${line}: ${(error as Error).message}. Nothing of it was applied`;
  }
}

async function bringUp(client: PoolClient, migrations: Migration[]): Promise<MigrateOutcome> {
  await client.query(`create table if not exists schema_migration (
    number integer primary key, file text not null, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<Applied>('select number, file, checksum from schema_migration order by number');
  if (rows[0]?.file === firstBefore) {
    const fault = 'The database was made before the first release of Meetingapp, and this version cannot continue it';
    return { ok: false, fault, tooOld: true };
  }
  const fault = disagreement(rows, migrations);
  if (fault !== undefined) return { ok: false, fault };
  const applied: string[] = [];
  for (const migration of migrations.slice(rows.length)) {
    const failure = await applyOne(client, migration);
    if (failure !== undefined) return { ok: false, fault: failure };
    applied.push(migration.file);
  }
  return { ok: true, applied };
}

export interface MigrateOptions {
  /** Number of the last migration to apply. A restore stops at the version of its backup. */
  last?: number;
  /** Further set-up that only one process may run at a time, after the migrations. It needs a second connection of the pool. */
  alsoUnderLock?: () => Promise<void>;
}

/**
 * Applies the new numbered migration files, each in its own transaction, one process at a time. Refuses, and changes nothing, when the
 * files are not a continuation of what was applied.
 */
export async function migrate(
  pool: Pool,
  folder: string = migrationsFolder,
  { last = Number.MAX_SAFE_INTEGER, alsoUnderLock = async () => undefined }: MigrateOptions = {},
): Promise<MigrateOutcome> {
  const read = await readMigrations(folder);
  if (!read.ok) return read;
  const migrations = read.migrations.filter(({ number }) => number <= last);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    const outcome = await bringUp(client, migrations);
    if (outcome.ok) await alsoUnderLock();
    return outcome;
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // Closing a failed connection also frees the lock.
    if (!broken) await client.query('select pg_advisory_unlock($1)', [lockNumber]);
    client.release(broken);
  }
}
