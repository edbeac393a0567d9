import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from './connection/pool.ts';
import { testDatabase } from '../testing/database/database.ts';
import { migrate } from './migrate.ts';

const { pool, connection } = await testDatabase({ migrated: false });
let folder = '';
const file = (name: string, sql: string): void => writeFileSync(join(folder, name), sql);
const refusal = async (): Promise<string> => {
  const outcome = await migrate(pool, folder);
  return outcome.ok ? 'accepted' : outcome.fault;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  await pool.query('drop schema public cascade; create schema public');
  file('0001_first.sql', 'create table a (n int);\ninsert into a values (1);\n');
  file('0002_second.sql', 'alter table a add column m int;');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('migrations', () => {
  it('are applied once, in order, and new ones after them', async () => {
    expect(await migrate(pool, folder)).toEqual({ ok: true, applied: ['0001_first.sql', '0002_second.sql'] });
    expect(await migrate(pool, folder)).toEqual({ ok: true, applied: [] });
    file('0003_third.sql', 'insert into a values (2, 3)');
    expect(await migrate(pool, folder)).toEqual({ ok: true, applied: ['0003_third.sql'] });
    expect((await pool.query('select * from a')).rows).toEqual([
      { n: 1, m: null },
      { n: 2, m: 3 },
    ]);
  });

  it('are applied by one of several processes that start together', async () => {
    const other = openPool(connection, { size: 2, nameStatements: false, onError: () => undefined });
    const outcomes = await Promise.all([migrate(pool, folder), migrate(other, folder), migrate(other, folder)]);
    await other.end();
    expect(outcomes.flatMap((outcome) => (outcome.ok ? outcome.applied : ['refused']))).toEqual([
      '0001_first.sql',
      '0002_second.sql',
    ]);
  });

  it('roll back when one fails, and report which and where', async () => {
    file('0003_third.sql', 'create table b (n int);\nselect nonsense from a;\n');
    expect(await refusal()).toBe(
      'Migration 0003_third.sql, line 2: column "nonsense" does not exist. Nothing of it was applied',
    );
    expect((await pool.query("select to_regclass('a') as a, to_regclass('b') as b")).rows).toEqual([
      { a: 'a', b: null },
    ]);
    file('0003_third.sql', 'create table b (n int);');
    expect(await migrate(pool, folder)).toEqual({ ok: true, applied: ['0003_third.sql'] });
  });

  it('are refused when one was changed after it had been applied; line ends do not count', async () => {
    await migrate(pool, folder);
    file('0001_first.sql', 'create table a (n int);\r\ninsert into a values (1);\r\n');
    expect(await refusal()).toBe('accepted');
    file('0001_first.sql', 'create table a (n bigint);');
    expect(await refusal()).toContain('0001_first.sql was changed after it had been applied');
  });

  it('are refused when the database is of a newer version', async () => {
    await migrate(pool, folder);
    rmSync(join(folder, '0002_second.sql'));
    expect(await refusal()).toContain('newer version');
  });

  it('are refused on a database from before the first release, which stays unchanged', async () => {
    file('0001_people.sql', 'create table old (n int);');
    rmSync(join(folder, '0001_first.sql'));
    await migrate(pool, folder);
    expect(await migrate(pool)).toEqual({
      ok: false,
      fault: 'The database was made before the first release of Meetingapp, and this version cannot continue it',
      tooOld: true,
    });
    expect((await pool.query("select to_regclass('old') as old, to_regclass('account') as account")).rows).toEqual([
      { old: 'old', account: null },
    ]);
  });

  it('are refused when a number is out of order, duplicate or missing', async () => {
    file('0004_fourth.sql', 'select 1');
    await migrate(pool, folder);
    file('0003_third.sql', 'select 1');
    expect(await refusal()).toContain('0003_third.sql came after 0004');
    file('0004_again.sql', 'select 1');
    expect(await refusal()).toContain('have the same number');
    rmSync(join(folder, '0004_again.sql'));
    file('five.sql', 'select 1');
    expect(await refusal()).toContain('five.sql: the name must look like');
  });
});
