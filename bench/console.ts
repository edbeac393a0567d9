import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listedColumns, type RegistrationFilter } from '@meetingapp/contract/registration/list.ts';
import { seedDemo } from '@meetingapp/demo/seed.ts';
import { fillRegistrations } from '@meetingapp/demo/registration/synthetic-registrations.ts';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { startEmbedded } from '@meetingapp/server/db/embedded/supervisor.ts';
import { migrate } from '@meetingapp/server/db/migrate.ts';
import { jobRegistry } from '@meetingapp/server/job-registry.ts';
import { migrateQueue } from '@meetingapp/server/jobs/worker.ts';
import { listAllChanged } from '@meetingapp/server/features/registration/list/commands.ts';
import { exportRegistrations } from '@meetingapp/server/features/registration/list/jobs-export.ts';
import type { TaskRun } from '@meetingapp/server/jobs/task.ts';
import { findPlace, listedRows } from '@meetingapp/server/features/registration/list/queries.ts';
import { findListed, type PageInput } from '@meetingapp/server/features/registration/list/queries-page.ts';

import { median } from './parts/machine/load.ts';
import { printMachine } from './parts/machine/machine.ts';

// Measures the organiser's list of registrations beside a floor: the same page by its numbers, and counting by the primary key.
// npx tsx bench/console.ts [--rows 100000]

const everything: RegistrationFilter = {
  states: [],
  branches: [],
  fees: [],
  forms: [],
  orders: [],
  from: null,
  until: null,
  words: '',
};
const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const folder = await mkdtemp(join(tmpdir(), 'meetingapp-console-'));
const started = await startEmbedded({ dataFolder: folder, report: console.error });
if (!started.ok) throw new Error(started.fault);
// The server ends with the measurement, and its connections with it; their errors are ignored.
const onError = () => undefined;
const { db, pool } = connect(started.server.connectionTo('postgres'), { size: 4, nameStatements: true, onError });

async function took(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  console.log(`${name}: ${median(times).toFixed(1)} ms (worst ${Math.max(...times).toFixed(1)})`);
}

/** Exports all registrations to one file, as the task does, and measures the memory added to what the process already uses. */
async function exported(cid: number, format: 'xlsx' | 'csv'): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  let bytes = 0;
  const began = performance.now();
  const run = {
    db,
    input: { filter: everything, format, columns: [...listedColumns], answers: true },
    conferenceId: cid,
    language: 'zh',
    clock: () => new Date(),
    total: async () => undefined,
    progress: async () => true,
    keepFile: async (_name: string, _extension: string, content: AsyncIterable<Uint8Array>) => {
      for await (const part of content) bytes += part.length;
    },
  };
  await exportRegistrations.run(run as unknown as TaskRun<'registration.export'>);
  clearInterval(look);
  const mebi = (size: number) => `${Math.round(size / 1024 / 1024)} MiB`;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`export ${format}: ${seconds} s, a file of ${mebi(bytes)}, grew ${mebi(most - before)}`);
}

try {
  printMachine();
  const migrated = await migrate(pool);
  if (!migrated.ok) throw new Error(migrated.fault);
  await migrateQueue(pool, jobRegistry);
  const now = new Date();
  await seedDemo(db, now);
  const { id: cid } = await db
    .selectFrom('fee_kind')
    .select('conference_id as id')
    .groupBy('conference_id')
    .orderBy((by) => by.fn.countAll(), 'desc')
    .executeTakeFirstOrThrow();
  await fillRegistrations(db, cid, Number(values.rows), now);
  const began = performance.now();
  await listAllChanged(db, cid, now);
  console.log(`brought into the list: ${((performance.now() - began) / 1000).toFixed(1)} s for ${values.rows}`);
  await pool.query('vacuum analyze registration');
  for (const table of ['registration_search', 'listed_registration']) await pool.query(`vacuum analyze ${table}`);
  const place = await findPlace(db, cid);
  const page = { sort: 'changed', descending: true, after: null, limit: 101 } as const;
  const filterOf = (filter: object): RegistrationFilter => ({ ...everything, ...filter });
  const whole = async (filter: object, wish: Partial<PageInput> = {}) => {
    const { rows } = await findListed(db, place, filterOf(filter), { ...page, ...wish });
    await listedRows(
      db,
      cid,
      rows.map((row) => row.id),
    );
  };
  const ids = (await findListed(db, place, filterOf({}), page)).rows.map((row) => row.id);
  await took('floor: 101 rows by number', () => listedRows(db, cid, ids));
  await took('floor: count(*) of the table by its primary key', () => pool.query('select count(id) from registration'));
  await took('list as it opens, with its count', () => whole({}));
  await took('filter by state', () => whole({ states: ['refused'] }));
  await took('filter by state and three days', () =>
    whole({ states: ['confirmed'], from: now.toISOString().slice(0, 10) }),
  );
  await took('filter by order', () => whole({ orders: ['refunded'] }));
  await took('sorted by name', () => whole({}, { sort: 'name', descending: false }));
  await took('sorted by amount', () => whole({}, { sort: 'amount' }));
  await took('search by two characters', () => whole({ words: '知远' }));
  await took('search by pinyin initials', () => whole({ words: 'lzy' }));
  await took('search by figures of a phone', () => whole({ words: '00012345' }));
  await took('search by a common hospital', () => whole({ words: '人民医院' }));
  for (const format of ['xlsx', 'csv'] as const) await exported(cid, format);
} finally {
  await db.destroy();
  await started.server.stop();
  await rm(folder, { recursive: true, force: true });
}
