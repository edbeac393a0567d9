import { join } from 'node:path';
import { projectRoot, readConfig, type Config } from '@meetingapp/server/config.ts';
import { connect, type Database } from '@meetingapp/server/db/database.ts';
import { clusterUser } from '@meetingapp/server/db/embedded/cluster.ts';
import { readPidFile } from '@meetingapp/server/db/embedded/pid-file.ts';
import type { Connection } from '@meetingapp/server/db/pool.ts';
import { readEnvFile } from '@meetingapp/server/env-file.ts';

/** The settings as the server itself reads them. */
export function ownConfig(): Config {
  const read = readConfig({ ...readEnvFile(join(projectRoot, '.env')), ...process.env });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.config;
}

async function connection(dataDir: string): Promise<Connection> {
  const url = process.env['DATABASE_URL'];
  if (url) return { url };
  const server = await readPidFile(join(dataDir, 'database', 'postgres'));
  if (!server) throw new Error(`No database runs in ${dataDir}: start the server first (npm start).`);
  return { host: server.socketFolder || '127.0.0.1', port: server.port, user: clusterUser, database: 'meetingapp' };
}

/** The database of the server that runs on this machine; `db.destroy()` lets go of it. */
export async function runningDatabase(): Promise<Database> {
  const options = {
    size: 1,
    nameStatements: false,
    onError: (error: Error): never => {
      throw error;
    },
  };
  return connect(await connection(ownConfig().dataDir), options).db;
}
