import { seedDemo } from '@meetingapp/demo/seed.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { createMigrated, scratchServer } from '@meetingapp/server/testing/database/scratch.ts';
import { inDatabase } from '@meetingapp/server/testing/database/server.ts';
import { openApp, type TestApp, type TestAppOptions } from '@meetingapp/server/testing/open-app.ts';

export type HostileServer = TestApp & { stop(): Promise<void> };

/**
 * The server in this process on a temporary database without rows, with simulated providers and without rate limits; `LOG_LEVEL` is
 * read as usual.
 */
export async function emptyServer({ poolSize = 10, ...options }: TestAppOptions = {}): Promise<HostileServer> {
  const { server, stop } = await scratchServer();
  await createMigrated(server, 'hostile');
  const connection = inDatabase(server, 'hostile');
  const { db, pool } = connect(connection, { size: poolSize, nameStatements: true, onError: () => undefined });
  const settings = { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error', ...options.settings };
  const { test, close } = await openApp({ db, pool, connection }, { ...options, settings });
  return {
    ...test,
    stop: async () => {
      await close();
      await db.destroy();
      await stop();
    },
  };
}

/** Like `emptyServer`, with the demo data. */
export async function demoServer(options: TestAppOptions = {}): Promise<HostileServer> {
  const test = await emptyServer(options);
  await seedDemo(test.db, new Date());
  return test;
}
