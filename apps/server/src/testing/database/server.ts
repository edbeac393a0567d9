import pg from 'pg';
import { connectionSettings, type Connection } from '../../db/connection/pool.ts';

/** Another database of the same server. */
export function inDatabase(connection: Connection, database: string): Connection {
  if (!('url' in connection)) return { ...connection, database };
  const url = new URL(connection.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

/** The same in the form of the setting `DATABASE_URL`, for another process. */
export function addressOf(connection: Connection): string {
  if ('url' in connection) return connection.url;
  const { host, port, user, database } = connection;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Runs one statement on the server of this run (`create database`, `drop database`). */
export async function onServer(connection: Connection, sql: string): Promise<void> {
  const client = new pg.Client(connectionSettings(connection));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
