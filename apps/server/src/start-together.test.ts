import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { jobRegistry } from './job-registry.ts';
import { migrate, migrationsFolder } from './db/migrate.ts';
import { openPool } from './db/connection/pool.ts';
import { migrateQueue } from './jobs/worker.ts';
import { testDatabase } from './testing/database/database.ts';
import { addressOf } from './testing/database/server.ts';
import { startProgram } from './testing/program.ts';
import { freePort, readyAt } from './testing/spawn-program.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'together-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const settings = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'Console-2026', ADMIN_SOCIETY: '学会' };

it(
  'four servers started together on one empty database and folder all become ready',
  { timeout: 180_000 },
  async () => {
    const { pool, connection } = await testDatabase({ migrated: false });
    const programs = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const port = await freePort();
        const place = { DATA_DIR: dataDir, DATABASE_URL: addressOf(connection), DATABASE_POOL: '4' };
        return { port, program: startProgram({ ...settings, ...place, PORT: String(port) }) };
      }),
    );
    await Promise.all(programs.map(({ port, program }) => readyAt(port, program)));
    const { rows } = await pool.query(
      `select (select count(*)::int from staff_member) as owners, (select count(*)::int from society) as societies,
       (select count(*)::int from graphile_worker._private_tasks) as jobs`,
    );
    expect(rows).toEqual([{ owners: 1, societies: 1, jobs: Object.keys(jobRegistry).length }]);
    for (const { program } of programs) program.child.kill('SIGTERM');
    expect(await Promise.all(programs.map(({ program }) => program.ended))).toEqual([0, 0, 0, 0]);
  },
);

it('the queue is set up by one process at a time, also with two connections each', async () => {
  const { connection } = await testDatabase({ migrated: false });
  const open = () => openPool(connection, { size: 2, nameStatements: true, onError: () => undefined });
  const first = open();
  const pools = [first, ...Array.from({ length: 7 }, open)];
  let inside = 0;
  let most = 0;
  const setUp = async (pool: Pool): Promise<void> => {
    inside += 1;
    most = Math.max(most, inside);
    await migrateQueue(pool, jobRegistry);
    inside -= 1;
  };
  // The tables exist, so all pools reach the setup of the queue at the same time.
  await migrate(first);
  await Promise.all(pools.map((pool) => pool.query('select 1')));
  const outcomes = await Promise.all(
    pools.map((pool) => migrate(pool, migrationsFolder, { alsoUnderLock: () => setUp(pool) })),
  );
  await Promise.all(pools.map((pool) => pool.end()));
  expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([]);
  expect(most).toBe(1);
});
