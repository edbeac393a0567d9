import { join } from 'node:path';
import { clusterUser } from '@meetingapp/server/db/embedded/cluster.ts';
import { readPidFile } from '@meetingapp/server/db/embedded/pid-file.ts';
import { connectionSettings, type Connection } from '@meetingapp/server/db/connection/pool.ts';
import pg from 'pg';

/** Connection to the database of this run: `DATABASE_URL`, or the embedded server in its folder. */
export async function connection(): Promise<Connection> {
  const url = process.env['DATABASE_URL'];
  if (url) return { url };
  const folder = process.env['E2E_DATA_DIR'];
  if (!folder) throw new Error('E2E_DATA_DIR is not set: say where the data of the product at E2E_URL lies');
  const server = await readPidFile(join(folder, 'database', 'postgres'));
  if (!server) throw new Error(`No database runs in ${folder}`);
  return { host: server.socketFolder || '127.0.0.1', port: server.port, user: clusterUser, database: 'meetingapp' };
}

/** Changes rows that a test cannot wait for, such as the expiry of a hold. */
export async function inDatabase(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connectionSettings(await connection()));
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
