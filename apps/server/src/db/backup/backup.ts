import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Connection } from '../connection/pool.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { migrate, migrationsFolder } from '../migrate.ts';
import { copyFiles, countFiles } from './data-files.ts';
import { loadRows, type LoadOutcome } from './load.ts';
import { DATA, MANIFEST, type Manifest } from './manifest.ts';
import { saveRows, type Report } from './save.ts';

export type BackupOutcome = { ok: true; manifest: Manifest } | { ok: false; fault: string };

/**
 * Writes everything that must be kept into an empty folder while the server keeps running. All rows come from one snapshot. Files are
 * copied before the snapshot and again after it, so that every file named by a row exists in the backup even if it is added or removed
 * concurrently.
 */
export async function backUp(
  source: { connection: Connection; dataDir: string },
  folder: string,
  report: Report,
): Promise<BackupOutcome> {
  if ((await readdir(folder).catch(() => [])).length > 0)
    return { ok: false, fault: `${folder} is not empty: name a new folder` };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const data = join(folder, DATA);
  await copyFiles(source.dataDir, data, report);
  const rows = await saveRows(source.connection, folder, report);
  await copyFiles(source.dataDir, data, report);
  const manifest: Manifest = { ...rows, files: await countFiles(data) };
  await writeManifest(folder, manifest);
  return { ok: true, manifest };
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const aside = join(folder, `${MANIFEST}.part`);
  const file = await open(aside, 'w', 0o600);
  await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
  await file.sync();
  await file.close();
  await rename(aside, join(folder, MANIFEST));
}

export async function readManifest(folder: string): Promise<BackupOutcome> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null)
    return { ok: false, fault: `${folder} is no complete backup: it has no ${MANIFEST}, which is written last` };
  const manifest = JSON.parse(text) as Manifest;
  const found = await countFiles(join(folder, DATA));
  if (found.count === manifest.files.count && found.bytes === manifest.files.bytes) return { ok: true, manifest };
  return {
    ok: false,
    fault: `${folder} holds ${found.count} files of ${found.bytes} bytes, the backup had ${manifest.files.count} of ${manifest.files.bytes}`,
  };
}

export interface Target {
  database: Pick<OpenDatabase, 'pool' | 'connection'>;
  dataDir: string;
  /** Creates the tables of the job queue. */
  migrateQueue: (pool: Pool) => Promise<void>;
}

/**
 * Restores a backup into an empty database and copies its files. A backup of an older version is loaded into that version's tables;
 * later migrations then run on its rows.
 */
export async function restore(target: Target, folder: string, report: Report): Promise<LoadOutcome> {
  const read = await readManifest(folder);
  if (!read.ok) return read;
  const { manifest } = read;
  const { pool, connection } = target.database;
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  if (rows[0])
    return { ok: false, fault: `The database has tables already (${rows[0].name}): restore into an empty one` };
  const past = await migrate(pool, migrationsFolder, { last: manifest.migrations.at(-1)?.number ?? 0 });
  if (!past.ok) return past;
  const applied = await pool.query<Manifest['migrations'][number]>(
    'select number, file, checksum from schema_migration order by number',
  );
  if (JSON.stringify(applied.rows) !== JSON.stringify(manifest.migrations))
    return {
      ok: false,
      fault: 'The backup was made by another version of Meetingapp, which this one does not continue',
    };
  await target.migrateQueue(pool);
  const queue = await pool.query<{ id: number }>('select id from graphile_worker.migrations');
  const queued = new Set(queue.rows.map(({ id }) => id));
  if (manifest.queue.some((id) => !queued.has(id)))
    return {
      ok: false,
      fault: 'The queue of the backup is newer than this version of Meetingapp: restore with a newer one',
    };
  const loaded = await loadRows(connection, folder, manifest, report);
  if (!loaded.ok) return loaded;
  await copyFiles(join(folder, DATA), target.dataDir, report);
  const latest = await migrate(pool);
  return latest.ok ? loaded : latest;
}
