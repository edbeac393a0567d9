import { describe, expect, it } from 'vitest';
import { onServer } from '../../testing/database/server.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { openDatabase } from './database.ts';
import type { Connection } from './pool.ts';

const { connection, pool } = await testDatabase();

/** The address as an operator would write it into DATABASE_URL. */
function address(of: Connection, database: string): string {
  if (!('url' in of)) return `postgres://${of.user}@/${database}?host=${encodeURIComponent(of.host)}&port=${of.port}`;
  const url = new URL(of.url);
  url.pathname = `/${database}`;
  return url.href;
}

async function open(databaseUrl: string) {
  const reports: string[] = [];
  const options = { dataDir: '', poolSize: 2, nameStatements: true, report: (line: string) => void reports.push(line) };
  return { outcome: await openDatabase({ ...options, databaseUrl }), reports };
}

describe('an external database', () => {
  it('is used unchanged, and left running at shutdown', async () => {
    const name = (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? '';
    const { outcome, reports } = await open(address(connection, name));
    if (!outcome.ok) throw new Error(outcome.fault);
    expect(outcome.database.kind).toBe('foreign');
    expect(await outcome.database.db.selectFrom('society').select('id').execute()).toEqual([]);
    await outcome.database.close();
    expect(reports).toEqual([]);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('gives a warning without Chinese collation, and is refused when it is not in UTF8', async () => {
    const make = (name: string, encoding: string): Promise<void> =>
      onServer(
        connection,
        `create database ${name} template template0 encoding '${encoding}' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
      );
    const drop = (name: string): Promise<void> => onServer(connection, `drop database if exists ${name} with (force)`);
    const names = ['plain', 'latin'].map((kind) => `${kind}_${process.pid}_${Date.now()}`) as [string, string];
    try {
      await make(names[0], 'UTF8');
      const plain = await open(address(connection, names[0]));
      expect(plain.reports.join()).toContain('lc_ctype C');
      if (plain.outcome.ok) await plain.outcome.database.close();
      await make(names[1], 'SQL_ASCII');
      const latin = await open(address(connection, names[1]));
      expect(latin.outcome).toMatchObject({ ok: false, fault: expect.stringContaining('must be in UTF8') });
    } finally {
      for (const name of names) await drop(name);
    }
  });

  it('is named as the cause when it does not answer', async () => {
    const { outcome } = await open(address(connection, 'there_is_no_such_database'));
    expect(outcome).toMatchObject({ ok: false, fault: expect.stringContaining('does not answer') });
  });
});
