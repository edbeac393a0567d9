import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isAlive } from '../db/embedded/pid-file.ts';
import { startEmbedded } from '../db/embedded/supervisor.ts';
import { migrate } from '../db/migrate.ts';
import { openPool, type Connection } from '../db/pool.ts';
import { jobRegistry } from '../job-registry.ts';
import { migrateQueue } from '../jobs/worker.ts';
import { inDatabase, onServer } from './database-server.ts';

const prefix = 'meetingapp-test-';

/** Folders of runs that were killed; a run that ends removes its own. */
function sweep(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (!isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** A throw-away PostgreSQL without fsync: the tests prove what the program does, not what a power cut does. */
async function scratchServer(): Promise<{ server: Connection; stop: () => Promise<void> }> {
  sweep();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const started = await startEmbedded({
    dataFolder: folder,
    maxConnections: 150,
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

/** One server for the whole run (`TEST_DATABASE_URL`, or a scratch one) with one migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const { server, stop } =
    given === undefined || given === ''
      ? await scratchServer()
      : { server: { url: given }, stop: async () => undefined };
  const template = `template_${process.pid}_${Date.now().toString(36)}`;
  await onServer(
    server,
    `create database ${template} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  const pool = openPool(inDatabase(server, template), { size: 1, nameStatements: false, onError: () => undefined });
  const outcome = await migrate(pool);
  await migrateQueue(pool, jobRegistry);
  await pool.end();
  if (!outcome.ok) {
    await stop();
    throw new Error(outcome.fault);
  }
  project.provide('database', { server, template });
  return async () => {
    await onServer(server, `drop database if exists ${template} with (force)`);
    await stop();
  };
}
