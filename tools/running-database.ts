import { join } from 'node:path';
import { projectRoot, readConfig, type Config } from '@meetingapp/server/config.ts';
import { connect, type Database, type DatabaseOptions } from '@meetingapp/server/db/connection/database.ts';
import { clusterUser, readPassword } from '@meetingapp/server/db/embedded/cluster.ts';
import { readPidFile, whatRuns } from '@meetingapp/server/db/embedded/pid-file.ts';
import type { Connection } from '@meetingapp/server/db/connection/pool.ts';
import { readEnvFile } from '@meetingapp/server/config/env-file.ts';

/** The settings as the server itself reads them. */
export function ownConfig(): Config {
  const read = readConfig({ ...readEnvFile(join(projectRoot, '.env')), ...process.env });
  if (!read.ok) {
    console.error(read.faults.join('\n'));
    process.exit(1);
  }
  return read.config;
}

/** Connection to the database of these settings; null when it is the embedded one and is not running. */
export async function runningConnection({ databaseUrl, dataDir }: Config): Promise<Connection | null> {
  if (databaseUrl !== null) return { url: databaseUrl };
  const server = await readPidFile(join(dataDir, 'database', 'postgres'));
  if (!server || whatRuns(server.pid) !== 'postgres') return null;
  const { port, socketFolder } = server;
  const common = { port, user: clusterUser, database: 'meetingapp' };
  if (socketFolder) return { ...common, host: socketFolder };
  return { ...common, host: '127.0.0.1', password: await readPassword(join(dataDir, 'database', 'postgres.password')) };
}

/** Connects to the database of the server running on this machine; `db.destroy()` disconnects. */
export async function runningDatabase(): Promise<Database> {
  const options = {
    size: 1,
    nameStatements: false,
    onError: (error: Error): never => {
      throw error;
    },
  };
  const config = ownConfig();
  const connection = await runningConnection(config);
  if (!connection) throw new Error(`No database runs in ${config.dataDir}: start the server first (npm start).`);
  return connect(connection, options).db;
}

/** Options for a tool that opens the database itself, as the server does. */
export function databaseOptions({ dataDir, databaseUrl, pgBinDir }: Config): DatabaseOptions {
  return {
    dataDir,
    poolSize: 2,
    nameStatements: false,
    report: printLine,
    ...(databaseUrl === null ? {} : { databaseUrl }),
    ...(pgBinDir === null ? {} : { pgBinDir }),
  };
}

export const printLine = (line: string): void => console.log(line);

/** Runs a tool to its end: prints the line that it returns, or only the message of its error. */
export function runTool(work: () => Promise<string>): void {
  work().then(
    (line) => console.log(line),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    },
  );
}
