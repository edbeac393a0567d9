import { resolve } from 'node:path';
import { lockData } from '@meetingapp/server/data-lock.ts';
import { restore } from '@meetingapp/server/db/backup/backup.ts';
import { openDatabase } from '@meetingapp/server/db/connection/database.ts';
import { jobRegistry } from '@meetingapp/server/job-registry.ts';
import { migrateQueue } from '@meetingapp/server/jobs/worker.ts';
import { databaseOptions, ownConfig, runTool, printLine } from './running-database.ts';

// npm run restore -- FOLDER: restores a backup into an empty DATA_DIR, or into the empty database at DATABASE_URL
// (deploy/run-book.md). The server must be stopped.

async function run(): Promise<string> {
  const [named] = process.argv.slice(2);
  if (named === undefined) throw new Error('npm run restore -- FOLDER: name the folder of a backup');
  const folder = resolve(named);
  const config = ownConfig();
  const { dataDir } = config;
  const locked = await lockData(dataDir);
  if (!locked.ok)
    throw new Error(`DATA_DIR: a server (process ${locked.holder.pid}) runs on ${dataDir}: stop it first`);
  try {
    const opened = await openDatabase(databaseOptions(config));
    if (!opened.ok) throw new Error(opened.fault);
    const { database } = opened;
    try {
      const target = {
        database,
        dataDir,
        migrateQueue: (pool: typeof database.pool) => migrateQueue(pool, jobRegistry),
      };
      const outcome = await restore(target, folder, printLine);
      if (!outcome.ok) throw new Error(outcome.fault);
      return `Restored ${outcome.rows} rows from ${folder}. Start the server.`;
    } finally {
      await database.close();
    }
  } finally {
    locked.lock.release();
  }
}

runTool(run);
