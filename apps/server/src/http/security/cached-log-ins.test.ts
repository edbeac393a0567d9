import { afterAll, describe, expect, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { postgresFanOut } from '../../ports/fan-out/postgres.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { openApp } from '../../testing/open-app.ts';
import type { Caller } from '../calls/context.ts';
import { CachedLogIns } from './cached-log-ins.ts';

const caller = (accountId: number): Caller => ({ accountId, staff: null, tokenHash: Buffer.alloc(32, accountId) });
const hash = Buffer.alloc(32, 1);

describe('a kept log-in', () => {
  it('is read once, and again when it may have ended', async () => {
    let hears = true;
    let time = 0;
    let reads = 0;
    const kept = new CachedLogIns(
      () => hears,
      () => time,
    );
    const read = async () => {
      reads += 1;
      return caller(1);
    };
    const get = async (expected: number) => {
      expect(await kept.get(hash, read)).toEqual(caller(1));
      expect(reads).toBe(expected);
    };
    await get(1);
    await get(1);
    kept.forget(hash);
    await get(2);
    kept.forget(null);
    await get(3);
    time += 10_001;
    await get(4);
    hears = false;
    await get(5);
    await get(6);
  });

  it('that ended while it was read is not kept, and neither is one of staff', async () => {
    const kept = new CachedLogIns(() => true);
    let reads = 0;
    const ending = async () => {
      reads += 1;
      if (reads === 1) kept.forget(hash);
      return caller(1);
    };
    await kept.get(hash, ending);
    await kept.get(hash, ending);
    expect(reads).toBe(2);
    const staff = { id: 1, societyId: 1, grants: [], factorNeeded: false };
    const readStaff = async () => {
      reads += 1;
      return { ...caller(2), staff };
    };
    await kept.get(Buffer.alloc(32, 2), readStaff);
    await kept.get(Buffer.alloc(32, 2), readStaff);
    expect(reads).toBe(4);
  });
});

describe('a log-out', () => {
  it('ends the log-in on this process with its answer, on others within a second, and while notifications are lost', async () => {
    const database = await testDatabase();
    const [one, other] = [
      await openApp(database, { listens: true }),
      await openApp(database, { listens: true }),
    ] as const;
    afterAll(async () => {
      await one.close();
      await other.close();
    });
    const session = async () => one.test.logIn(await buildAccount(database.db, {}));
    const isIn = async ({ test }: typeof one, token: string) =>
      (await test.attempt(accountCalls.userInfo, {}, { token })).code === 0;

    const token = await session();
    expect([await isIn(one, token), await isIn(other, token)]).toEqual([true, true]);
    await one.test.call(accountCalls.logout, {}, { token });
    expect(await isIn(one, token)).toBe(false);
    await expect.poll(() => isIn(other, token), { timeout: 1000 }).toBe(false);

    const second = await session();
    expect(await isIn(other, second)).toBe(true);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'meetingapp fan-out' and datname = current_database()`,
    );
    await one.test.call(accountCalls.logout, {}, { token: second });
    // The process notices within a second that it is no longer notified.
    await expect.poll(() => isIn(other, second), { timeout: 1000 }).toBe(false);
  });

  it('is heard by a listener of the database by the hash of its token', async () => {
    const { connection, pool } = await testDatabase();
    const fanOut = postgresFanOut(connection);
    const heard: (string | null)[] = [];
    await fanOut.listen('log_in_ended', (message) => heard.push(message));
    await pool.query(`select pg_notify('log_in_ended', 'database' || encode('\\x0102'::bytea, 'base64'))`);
    await expect.poll(() => heard).toEqual(['AQI=']);
    await fanOut.close();
  });
});
