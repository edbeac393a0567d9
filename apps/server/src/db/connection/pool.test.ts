import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { closePool, openPool } from './pool.ts';

const { pool, connection } = await testDatabase();
const value = async (expression: string, ...values: unknown[]): Promise<unknown> =>
  (await pool.query<{ value: unknown }>(`select ${expression} as value`, values)).rows[0]?.value;

describe('column values', () => {
  it('reads amounts, counts and sums as numbers', async () => {
    expect(await value('3200000000::bigint')).toBe(3_200_000_000);
    expect(await value('(select sum(n) from (values (1::bigint), (2)) as t(n))')).toBe(3);
    expect(await value('(select count(*) from generate_series(1, 4))')).toBe(4);
    expect(await value('12.50::numeric')).toBe(12.5);
    expect(await value('array[1, null, 3]::bigint[]')).toEqual([1, null, 3]);
  });

  it('refuses an amount that a number cannot hold, instead of rounding it', async () => {
    await expect(value('9007199254740993::bigint')).rejects.toThrow('9007199254740993');
    await expect(value('0.12345678901234567::numeric')).rejects.toThrow('cannot hold exactly');
  });

  it('returns the date of a stay unchanged in any zone, and reads instants as Date', async () => {
    expect(await value("'2026-03-01'::date")).toBe('2026-03-01');
    expect(await value("array['2026-03-01', null]::date[]")).toEqual(['2026-03-01', null]);
    expect(await value("'2026-03-01T08:00:00+08'::timestamptz")).toEqual(new Date('2026-03-01T00:00:00Z'));
  });
});

describe('statements sent together', () => {
  it('are answered in order, and a failed one does not stop the next', async () => {
    const client = await pool.connect();
    try {
      const answers = await Promise.allSettled([
        client.query('begin'),
        client.query('select $1::int as value', [1]),
        client.query('select $1::int / 0', [1]),
        client.query('rollback'),
        client.query('select $1::int as value', [2]),
      ]);
      expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows : answer.reason.code))).toEqual(
        [[], [{ value: 1 }], '22012', [], [{ value: 2 }]],
      );
    } finally {
      client.release();
    }
  });

  it('all end when their connection is lost, whichever of them had been sent', async () => {
    for (const lose of ['terminated', 'closed'] as const) {
      const client = await pool.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const texts = ['begin', 'select pg_sleep(60)', 'select 1', 'commit'];
      const outcomes = Promise.allSettled(texts.map((text) => client.query(text)));
      const pid = rows[0]?.pid ?? 0;
      if (lose === 'terminated') await pool.query('select pg_terminate_backend($1)', [pid]);
      else (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      const late = client.query('select 2');
      await expect(late).rejects.toThrow(/terminat|connection|reset|EPIPE/i);
      expect((await outcomes).map(({ status }) => status).slice(1)).toEqual(['rejected', 'rejected', 'rejected']);
      client.release(true);
    }
  });
});

describe('prepared statements', () => {
  it('prepares a parameterized query from its second use on, and only such queries', async () => {
    const client = await pool.connect();
    try {
      const prepared = async (text: string): Promise<number> =>
        (
          await client.query<{ n: number }>(
            `select count(*) as n from pg_prepared_statements where statement = '${text}'`,
          )
        ).rows[0]?.n ?? -1;
      const text = 'select $1::int + 1 as sum';
      await client.query(text, [1]);
      expect(await prepared(text)).toBe(0);
      expect((await client.query(text, [2])).rows).toEqual([{ sum: 3 }]);
      expect((await client.query(text, [3])).rows).toEqual([{ sum: 4 }]);
      expect(await prepared(text)).toBe(1);
      await client.query('select 7', []);
      await client.query('select 7', []);
      expect(await prepared('select 7')).toBe(0);
    } finally {
      client.release();
    }
  });

  it('continues after a column was added to a table that a prepared statement reads', async () => {
    await pool.query('create table shape (a int)');
    await pool.query('insert into shape values (1)');
    const read = async (): Promise<unknown[]> => (await pool.query('select * from shape where a = $1', [1])).rows;
    for (let time = 0; time < 3; time += 1) expect(await read()).toEqual([{ a: 1 }]);
    await pool.query('alter table shape add column b int default 2');
    await expect(read()).rejects.toThrow('cached plan');
    expect(await read()).toEqual([{ a: 1, b: 2 }]);
    expect(await read()).toEqual([{ a: 1, b: 2 }]);
    expect(await read()).toEqual([{ a: 1, b: 2 }]);
  });
});

describe('the end of a pool', () => {
  it('waits until each connection is closed, so that a server that stops next cuts none off', async () => {
    const states = async (end: (ending: typeof pool) => Promise<void>) => {
      const ending = openPool(connection, { size: 3, nameStatements: false, onError: () => undefined });
      const clients = await Promise.all(Array.from({ length: 3 }, () => ending.connect()));
      const streams = clients.map(
        (client) => (client as unknown as { connection: { stream: Socket } }).connection.stream,
      );
      for (const client of clients) client.release();
      await end(ending);
      return streams.map(({ destroyed }) => destroyed);
    };
    expect(await states(closePool)).toEqual([true, true, true]);
    // The control: the pool's own end returns earlier.
    expect(await states((ending) => ending.end())).toEqual([false, false, false]);
  });

  it('returns at once where there is no connection', async () => {
    const unused = openPool(connection, { size: 1, nameStatements: false, onError: () => undefined });
    await closePool(unused);
    expect(unused.ended).toBe(true);
  });
});
