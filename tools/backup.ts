import { resolve } from 'node:path';
import { backUp } from '@meetingapp/server/db/backup/backup.ts';
import { openDatabase } from '@meetingapp/server/db/connection/database.ts';
import { lockData } from '@meetingapp/server/data-lock.ts';
import { databaseOptions, ownConfig, runningConnection, runTool, printLine } from './running-database.ts';

// npm run backup -- FOLDER: writes the database and the files into a new folder while the server runs (deploy/run-book.md). Needs only
// the product: neither pg_dump nor a stop.

async function run(): Promise<string> {
  const [named] = process.argv.slice(2);
  if (named === undefined) throw new Error('npm run backup -- FOLDER: name a folder that does not exist yet');
  const folder = resolve(named);
  const config = ownConfig();
  const { dataDir } = config;
  const connection = await runningConnection(config);
  if (connection) return summary(folder, await backUp({ connection, dataDir }, folder, printLine));
  // The server is not running: starts its database for the backup alone.
  const locked = await lockData(dataDir);
  if (!locked.ok) throw new Error(`DATA_DIR: process ${locked.holder.pid} is just using ${dataDir}; try again`);
  try {
    const opened = await openDatabase(databaseOptions(config));
    if (!opened.ok) throw new Error(opened.fault);
    try {
      return summary(folder, await backUp({ connection: opened.database.connection, dataDir }, folder, printLine));
    } finally {
      await opened.database.close();
    }
  } finally {
    locked.lock.release();
  }
}

function summary(folder: string, outcome: Awaited<ReturnType<typeof backUp>>): string {
  if (!outcome.ok) throw new Error(outcome.fault);
  const { tables, files, at } = outcome.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${folder}: ${rows} rows of ${tables.length} tables as of ${at}, ${files.count} files of ${Math.round(files.bytes / 1e6)} MB. Back: npm run restore -- ${folder}`;
}

runTool(run);
