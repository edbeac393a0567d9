import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../db/embedded/pid-file.ts';
import { startEmbedded } from '../../db/embedded/supervisor.ts';
import { migrate } from '../../db/migrate.ts';
import { openPool, type Connection } from '../../db/connection/pool.ts';
import { jobRegistry } from '../../job-registry.ts';
import { migrateQueue } from '../../jobs/worker.ts';
import { inDatabase, onServer } from './server.ts';

const prefix = 'meetingapp-test-';

/** Removes folders of killed runs; a run that ends normally removes its own. */
function sweep(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (!isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** Starts a temporary PostgreSQL without fsync, because the tests do not cover power failures. */
export async function scratchServer(): Promise<{ server: Connection; stop: () => Promise<void> }> {
  sweep();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const started = await startEmbedded({
    dataFolder: folder,
    maxConnections: 250,
    durable: false,
    report: (line) => process.stderr.write(`${line}\n`),
  });
  if (!started.ok) throw new Error(started.fault);
  return {
    server: started.server.connectionTo('postgres'),
    stop: async () => {
      await started.server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database with all tables and no rows. */
export async function createMigrated(server: Connection, name: string): Promise<void> {
  await onServer(
    server,
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  const pool = openPool(inDatabase(server, name), { size: 1, nameStatements: false, onError: () => undefined });
  try {
    const outcome = await migrate(pool);
    if (!outcome.ok) throw new Error(outcome.fault);
    await migrateQueue(pool, jobRegistry);
  } finally {
    await pool.end();
  }
}
