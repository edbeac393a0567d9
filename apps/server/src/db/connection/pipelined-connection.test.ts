import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { inTransaction, sendWithCommit } from './transaction.ts';

const { db, pool } = await testDatabase();
await pool.query('create table pot (id int primary key, n int)');
await pool.query('create table late (id int primary key, pot int references pot deferrable initially deferred)');
const one = sql<{ value: number }>`select ${1}::int as value`;

/** Messages that PostgreSQL sent to this pool while the work ran, by their names. */
async function messagesOf(work: () => Promise<unknown>): Promise<string[]> {
  const client = await pool.connect();
  const { connection } = client as unknown as {
    connection: {
      on(event: 'message', listener: (message: { name: string }) => void): void;
      off(event: 'message', listener: (message: { name: string }) => void): void;
    };
  };
  client.release();
  const names: string[] = [];
  const note = ({ name }: { name: string }): void => void names.push(name);
  connection.on('message', note);
  await work();
  connection.off('message', note);
  return names;
}

describe('a transaction', () => {
  it('needs one answer when its only statement is sent with the commit, and none without a statement', async () => {
    const transaction = () =>
      inTransaction(db, async (open) => {
        sendWithCommit(open, sql`update pot set n = ${1} where id = ${0}`.execute(open));
      });
    for (let time = 0; time < 3; time += 1) await transaction();
    const messages = await messagesOf(transaction);
    expect(messages.filter((name) => name === 'readyForQuery')).toHaveLength(1);
    expect(messages.filter((name) => name === 'commandComplete')).toHaveLength(3);
    expect(messages).not.toContain('parseComplete');
    expect(messages).not.toContain('rowDescription');
    expect(await messagesOf(() => inTransaction(db, async () => 1))).toEqual([]);
  });

  it('throws the error of a check that the commit makes, and of a statement in the middle', async () => {
    const deferred = inTransaction(db, async (open) => {
      sendWithCommit(open, sql`insert into late values (${1}, ${7})`.execute(open));
    });
    await expect(deferred).rejects.toMatchObject({ code: '23503' });
    const failing = inTransaction(db, async (open) => {
      await sql`insert into pot values (${1}, ${1})`.execute(open);
      const divided = sql`select ${1}::int / ${0}::int`.execute(open);
      await expect(divided).rejects.toMatchObject({ code: '22012' });
      await one.execute(open);
    });
    await expect(failing).rejects.toMatchObject({ code: '25P02' });
    expect((await sql`select count(*) from pot where id = ${1}`.execute(db)).rows).toEqual([{ count: 0 }]);
    expect((await one.execute(db)).rows).toEqual([{ value: 1 }]);
  });

  it('begins before a text without values, also with several statements', async () => {
    const undone = inTransaction(db, async (open) => {
      await sql.raw('insert into pot values (5, 5); insert into pot values (6, 6)').execute(open);
      expect((await sql`select count(*) from pot`.execute(open)).rows).toEqual([{ count: 2 }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await sql`select count(*) from pot`.execute(db)).rows).toEqual([{ count: 0 }]);
  });

  it('has the isolation that it asks for', async () => {
    const level = (open: typeof db) =>
      sql<{ level: string }>`select current_setting(${'transaction_isolation'}) as level`.execute(open);
    const asked = await inTransaction(db, level, { isolation: 'serializable' });
    expect(asked.rows).toEqual([{ level: 'serializable' }]);
    expect((await inTransaction(db, level)).rows).toEqual([{ level: 'read committed' }]);
  });
});

describe('a statement outside of a transaction', () => {
  it('counts for itself, also beside a failing one on the same connection', async () => {
    await db.connection().execute(async (same) => {
      const insert = (id: number) => sql`insert into pot values (${id}, ${1} / ${id}::int)`.execute(same);
      const outcomes = await Promise.allSettled([insert(8), insert(0), insert(9)]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    });
    expect((await sql`select id from pot where id > ${7} order by id`.execute(db)).rows).toEqual([
      { id: 8 },
      { id: 9 },
    ]);
  });

  it('counts only once PostgreSQL has committed it, also when its row was written before', async () => {
    const refused = sql`insert into late values (${2}, ${7})`.execute(db);
    await expect(refused).rejects.toMatchObject({ code: '23503' });
    expect((await sql`select id from late where id = ${2}`.execute(db)).rows).toEqual([]);
    expect((await one.execute(db)).rows).toEqual([{ value: 1 }]);
  });

  it('says how many rows it wrote', async () => {
    const updated = await sql`update pot set n = ${3} where id in (8, 9)`.execute(db);
    expect(updated.numAffectedRows).toBe(2n);
    expect((await one.execute(db)).numAffectedRows).toBeUndefined();
  });
});

describe('a prepared statement', () => {
  it('is prepared again after it was refused', async () => {
    const read = () => sql`select n from appears where n = ${1}`.execute(db);
    for (let time = 0; time < 3; time += 1) await expect(read()).rejects.toMatchObject({ code: '42P01' });
    await pool.query('create table appears (n int)');
    for (let time = 0; time < 3; time += 1) expect((await read()).rows).toEqual([]);
    const divide = (by: number) => sql<{ n: number }>`select ${12}::int / ${by}::int as n`.execute(db);
    for (const by of [0, 0, 0]) await expect(divide(by)).rejects.toMatchObject({ code: '22012' });
    for (const by of [1, 2, 3]) expect((await divide(by)).rows).toEqual([{ n: 12 / by }]);
  });

  it('reads a column that was added later, on connections old and new', async () => {
    await pool.query('create table grows (a int)');
    await pool.query('insert into grows values (1)');
    const read = async () => (await sql`select * from grows where a = ${1}`.execute(db)).rows;
    for (let time = 0; time < 3; time += 1) expect(await read()).toEqual([{ a: 1 }]);
    await pool.query('alter table grows add column b int default 2');
    const kept = await pool.connect();
    expect(await read()).toEqual([{ a: 1, b: 2 }]);
    kept.release();
    await read().catch(() => undefined);
    for (let time = 0; time < 3; time += 1) expect(await read()).toEqual([{ a: 1, b: 2 }]);
  });

  it('is not sent when a value cannot be written, and a value that cannot be read is an error', async () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    await expect(sql`select ${circular}::jsonb`.execute(db)).rejects.toThrow('circular');
    await expect(sql`select ${'9007199254740993'}::bigint as n`.execute(db)).rejects.toThrow('cannot hold exactly');
    expect((await one.execute(db)).rows).toEqual([{ value: 1 }]);
  });
});
