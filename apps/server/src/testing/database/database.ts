import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import { connect, type Database } from '../../db/connection/database.ts';
import type { Connection } from '../../db/connection/pool.ts';
import { inDatabase, onServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run and its migrated template; set by global-setup.ts. */
    database: { server: Connection; template: string };
  }
}

export interface TestDatabase {
  db: Database;
  pool: Pool;
  /** For a second pool on the same database, or another process. */
  connection: Connection;
}

export interface TestDatabaseOptions {
  /** Connections of the pool; 5 by default. All files that run in parallel share 250. */
  poolSize?: number;
  /** False: an empty database, not the migrated one. */
  migrated?: boolean;
}

/**
 * A separate database for this test file, migrated and empty, dropped when the file is done. Call it at the top of the file: `const {
 * db } = await testDatabase()`.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { server, template } = inject('database');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${options.migrated === false ? 'template0' : template}`);
  const connection = inDatabase(server, name);
  const { db, pool } = connect(connection, {
    size: options.poolSize ?? 5,
    nameStatements: true,
    onError: () => undefined,
  });
  afterAll(async () => {
    await db.destroy();
    await onServer(server, `drop database if exists ${name} with (force)`);
  });
  return { db, pool, connection };
}
