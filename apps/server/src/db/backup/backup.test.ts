import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '@meetingapp/demo/seed.ts';
import { jobRegistry } from '../../job-registry.ts';
import { migrateQueue } from '../../jobs/worker.ts';
import { testDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { backUp, restore } from './backup.ts';
import { MANIFEST, TABLES, type Manifest } from './manifest.ts';
import { saveRows } from './save.ts';

const base = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
/** Tables that the test adds to the source database. */
const own = /^[az]_account/;
const silent = (): void => undefined;

const source = await testDatabase({ poolSize: 3 });
const dataDir = join(base, 'data');

async function restored(folder: string): Promise<{ database: TestDatabase; dataDir: string; outcome: unknown }> {
  const database = await testDatabase({ migrated: false });
  const target = mkdtempSync(join(base, 'target-'));
  const outcome = await restore(
    { database, dataDir: target, migrateQueue: (pool) => migrateQueue(pool, jobRegistry) },
    folder,
    silent,
  );
  return { database, dataDir: target, outcome };
}

/** Name, row count and hash of every table, as a backup saves them. */
async function contents({ connection }: TestDatabase): Promise<Record<string, string>> {
  const { tables } = await saveRows(connection, mkdtempSync(join(base, 'contents-')), silent);
  return Object.fromEntries(tables.map(({ schema, name, rows, sha256 }) => [`${schema}.${name}`, `${rows} ${sha256}`]));
}

describe.sequential('[X7] a backup while the server writes', () => {
  beforeAll(async () => {
    mkdirSync(dataDir);
    await migrateQueue(source.pool, jobRegistry);
    await seedDemo(source.db, new Date(), dataDir);
    await source.pool.query(
      `create table a_account (id bigint generated always as identity primary key, amount int not null, text text);
       create table z_account (amount int not null);
       insert into a_account (amount, text) values (1000, e'tab\t line\n back\\slash 中文 \u0001'), (0, null), (0, '\\N'), (0, '');
       insert into z_account values (0)`,
    );
    // The job rows look as if a worker held them.
    await source.pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'`);
  }, 120_000);

  it('has the rows of one moment and all their files; restored, every table is the same', async () => {
    let writing = true;
    let moved = 0;
    const writer = (async () => {
      for (; writing; moved += 1)
        await source.pool.query(
          'with a as (update a_account set amount = amount - 1 where id = 1) update z_account set amount = amount + 1',
        );
    })();
    const folder = join(base, 'first');
    const made = await backUp({ connection: source.connection, dataDir }, folder, silent);
    writing = false;
    await writer;
    expect(moved).toBeGreaterThan(10);
    if (!made.ok) throw new Error(made.fault);
    expect(made.manifest.files.count).toBeGreaterThan(0);

    const { tables } = made.manifest;
    const amounts = tables
      .filter(({ name }) => own.test(name))
      .flatMap(({ file, columns }) => {
        const lines = gunzipSync(readFileSync(join(folder, TABLES, file)))
          .toString()
          .trimEnd()
          .split('\n');
        return lines.map((line) => Number(line.split('\t')[columns.indexOf('amount')]));
      });
    expect(amounts).toHaveLength(5);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(1000);

    // The restore refuses the test's two tables, which the product does not have.
    expect(await restored(folder)).toMatchObject({
      outcome: { ok: false, fault: expect.stringContaining('a_account') },
    });
    const written = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
    const known = {
      tables: tables.filter(({ name }) => !own.test(name)),
      sequences: written.sequences.filter(({ name }) => !own.test(name)),
    };
    writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...written, ...known }));
    const again = await restored(folder);
    expect(again.outcome).toMatchObject({ ok: true });

    const expected = Object.fromEntries(
      known.tables.map(({ schema, name, rows, sha256 }) => [`${schema}.${name}`, `${rows} ${sha256}`]),
    );
    // The restore unlocks jobs, so their rows differ.
    delete expected['graphile_worker._private_jobs'];
    expect(await contents(again.database)).toMatchObject(expected);
    const locked = await again.database.pool.query(
      'select count(*)::int as n from graphile_worker._private_jobs where locked_at is not null',
    );
    expect(locked.rows).toEqual([{ n: 0 }]);
    // Sequences continue where they were, and foreign keys and triggers are back.
    const next = (database: TestDatabase) =>
      database.pool.query<{ id: string }>(`select nextval(pg_get_serial_sequence('account', 'id')) as id`);
    expect((await next(again.database)).rows).toEqual((await next(source)).rows);
    const rules = `select (select count(*) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace) as keys,
      (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers`;
    expect((await again.database.pool.query(rules)).rows).toEqual((await source.pool.query(rules)).rows);
    expect(
      await backUp(
        { connection: again.database.connection, dataDir: again.dataDir },
        join(base, 'of-restored'),
        silent,
      ),
    ).toMatchObject({
      ok: true,
      manifest: { files: made.manifest.files },
    });
  }, 120_000);

  it('is refused when a table was altered, a file is missing, it was not finished, or the target has tables', async () => {
    const folder = join(base, 'first');
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
    expect(await backUp({ connection: source.connection, dataDir }, folder, silent)).toMatchObject({ ok: false });
    const full = await testDatabase();
    expect(
      await restore(
        { database: full, dataDir: join(base, 'none'), migrateQueue: async () => undefined },
        folder,
        silent,
      ),
    ).toMatchObject({ ok: false, fault: expect.stringContaining('has tables already') });

    const account = manifest.tables.find(({ name }) => name === 'account');
    const file = join(folder, TABLES, account?.file ?? '');
    const right = readFileSync(file);
    writeFileSync(file, right.subarray(0, right.length - 20));
    const cut = await restored(folder);
    expect(cut.outcome).toMatchObject({ ok: false, fault: expect.stringContaining('Table account') });
    expect((await cut.database.pool.query('select count(*)::int as n from account')).rows).toEqual([{ n: 0 }]);
    writeFileSync(file, right);

    const stray = join(folder, 'data/files/aa');
    mkdirSync(stray, { recursive: true });
    appendFileSync(join(stray, 'stray.jpg'), 'x');
    expect((await restored(folder)).outcome).toMatchObject({ ok: false, fault: expect.stringContaining('files') });
    rmSync(join(folder, MANIFEST));
    expect((await restored(folder)).outcome).toMatchObject({
      ok: false,
      fault: expect.stringContaining('no complete backup'),
    });
  }, 60_000);
});
