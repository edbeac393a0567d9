import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { inTransaction, inTransactionIfOk, inWholeTransaction, sendWithCommit } from './transaction.ts';

const { db, pool } = await testDatabase();
await pool.query('create table box (id int primary key, n int)');
beforeEach(async () => void (await pool.query('truncate box; insert into box values (1, 0), (2, 0)')));
const contents = async (): Promise<number[]> =>
  (await pool.query<{ n: number }>('select n from box order by id')).rows.map((row) => row.n);

/** Lets both sides finish their first statement before either continues: a certain deadlock. */
function meeting(): () => Promise<void> {
  let arrived = 0;
  let open: () => void;
  const both = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    arrived += 1;
    if (arrived === 2) open();
    await both;
  };
}

describe('inTransaction', () => {
  it('commits all of the work or nothing', async () => {
    const failing = inTransaction(db, async (transaction) => {
      await sql`update box set n = 1`.execute(transaction);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await contents()).toEqual([0, 0]);
    expect(await inTransaction(db, async () => 'answer')).toBe('answer');
  });

  it('retries the transaction that lost a deadlock', async () => {
    const meet = meeting();
    let runs = 0;
    const add = (first: number, second: number): Promise<void> =>
      inTransaction(db, async (transaction) => {
        runs += 1;
        await sql`update box set n = n + 1 where id = ${first}`.execute(transaction);
        await meet();
        await sql`update box set n = n + 1 where id = ${second}`.execute(transaction);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    expect(await contents()).toEqual([2, 2]);
    // PostgreSQL may end both when both have waited for its check of deadlocks.
    expect(runs).toBeGreaterThan(2);
  });

  it('gives up after the maximum attempts, with the error of the database', async () => {
    let runs = 0;
    const failing = inTransaction(
      db,
      async (transaction) => {
        runs += 1;
        await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(transaction);
      },
      { attempts: 3 },
    );
    await expect(failing).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(3);
  });
});

describe('inTransactionIfOk', () => {
  it('rolls back what was refused, and returns the refusal', async () => {
    const outcome = { ok: false, reason: 'sold_out' };
    const refused = inTransactionIfOk(db, async (transaction) => {
      await sql`update box set n = 1`.execute(transaction);
      return outcome;
    });
    expect(await refused).toEqual(outcome);
    expect(await contents()).toEqual([0, 0]);
  });

  it('commits a success, and passes failures on', async () => {
    await inTransactionIfOk(db, async (transaction) => {
      await sql`update box set n = 1`.execute(transaction);
      return { ok: true };
    });
    expect(await contents()).toEqual([1, 1]);
    await expect(inTransactionIfOk(db, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});

describe('inWholeTransaction', () => {
  const refused = (outcome: { ok: boolean }) => !outcome.ok;
  const part = (db_: typeof db, outcome: { ok: boolean }) =>
    inTransactionIfOk(db_, async (transaction) => {
      await sql`update box set n = n + 1`.execute(transaction);
      return outcome;
    });

  it('commits all parts, or no part when one was refused', async () => {
    await inWholeTransaction(db, refused, (whole) => part(whole, { ok: true }));
    expect(await contents()).toEqual([1, 1]);
    await inWholeTransaction(db, refused, async (whole) => {
      await part(whole, { ok: true });
      return part(whole, { ok: false });
    });
    expect(await contents()).toEqual([1, 1]);
  });

  it('does not let the caller continue after a part was refused', async () => {
    const goingOn = inWholeTransaction(db, refused, async (whole) => {
      await part(whole, { ok: false });
      return { ok: true };
    });
    await expect(goingOn).rejects.toThrow('a part was undone');
    expect(await contents()).toEqual([0, 0]);
  });
});

describe('a statement that is sent with the commit', () => {
  const add = (id: number) => sql`update box set n = n + 1 where id = ${id}`;

  it('is committed with the rest, or rolls it back and throws its error', async () => {
    await inTransaction(db, async (transaction) => {
      await add(1).execute(transaction);
      sendWithCommit(transaction, add(2).execute(transaction));
    });
    const failed = inTransaction(db, async (transaction) => {
      await add(1).execute(transaction);
      sendWithCommit(transaction, sql`select 1 / 0`.execute(transaction));
    });
    await expect(failed).rejects.toThrow('division by zero');
    expect(await contents()).toEqual([1, 1]);
  });

  it('of a part of an open transaction undoes this part only', async () => {
    await inTransaction(db, async (transaction) => {
      await add(1).execute(transaction);
      const part = inTransaction(transaction, async (inner) => {
        await add(2).execute(inner);
        sendWithCommit(inner, sql`select 1 / 0`.execute(inner));
      });
      await expect(part).rejects.toThrow('division by zero');
      await add(1).execute(transaction);
    });
    expect(await contents()).toEqual([2, 0]);
  });
});
