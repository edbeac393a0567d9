import { afterAll, describe, expect, it } from 'vitest';
import { feeCalls } from '@meetingapp/contract/fees/console.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { connect } from '../connection/database.ts';
import { inTransaction } from '../connection/transaction.ts';
import { smallCongress, visitor } from '../../testing/congress.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { openApp } from '../../testing/open-app.ts';
import { ConfigurationVersions, useVersions } from './configuration-versions.ts';
import { configurationOf, recentConfigurationOf } from './configuration.ts';

describe('a kept version of a configuration', () => {
  it('is read once, and again when it may have changed', async () => {
    let [hears, time, reads] = [true, 0, 0];
    const versions = new ConfigurationVersions({ ms: 1000, hears: () => hears, elapsed: () => time });
    const get = async (expected: number) => {
      await versions.get(1, async () => {
        reads += 1;
        return 'version';
      });
      expect(reads).toBe(expected);
    };
    await get(1);
    await get(1);
    versions.forget(2);
    await get(1);
    versions.forget(1);
    await get(2);
    versions.forget(null);
    await get(3);
    time += 1001;
    await get(4);
    hears = false;
    await get(5);
    await get(6);
  });

  it('that changed while it was read is not kept, and neither is that of an unknown conference', async () => {
    const versions = new ConfigurationVersions({ ms: 1000, hears: () => true });
    const changing = async () => {
      versions.forget(1);
      return 'before';
    };
    await versions.get(1, changing);
    expect(await versions.get(1, async () => 'after')).toBe('after');
    await versions.get(2, async () => '');
    expect(await versions.get(2, async () => 'begun')).toBe('begun');
  });

  it('is what visitors read, in a transaction too; orders and staff read the version itself', async () => {
    const { db } = await testDatabase();
    const cid = await buildConference(db);
    useVersions(db, new ConfigurationVersions({ ms: 10_000, hears: () => true }));
    const { version } = await recentConfigurationOf(db, cid);
    await db.updateTable('configuration').set({ version: '00000000-0000-0000-0000-000000000000' }).execute();
    expect((await recentConfigurationOf(db, cid)).version).toBe(version);
    await inTransaction(db, async (transaction) => {
      expect((await recentConfigurationOf(transaction, cid)).version).toBe(version);
      expect((await configurationOf(transaction, cid)).version).not.toBe(version);
    });
    useVersions(db, null);
    expect((await recentConfigurationOf(db, cid)).version).not.toBe(version);
  });
});

describe('a change of the fees', () => {
  it('by staff shows on the process that saved it from the answer on', async () => {
    const database = await testDatabase();
    // No notification arrives in time.
    await database.pool.query('drop trigger version_changed on configuration');
    const { test, close } = await openApp(database, { listens: true, settings: { CACHE_MS: '10000' } });
    afterAll(close);
    const { db } = database;
    const societyId = await buildSociety(db);
    const staff = await buildStaffToken(db, await buildStaff(db, societyId));
    const { cid } = await smallCongress(db, { societyId });
    const { token, answers } = await visitor(test);
    const offered = async () => {
      const { con_fee: fees } = await test.call(registrationCalls.info, { cid, input: answers }, { token });
      return fees?.length ?? 0;
    };
    expect(await offered()).toBe(1);
    const { kinds } = await test.call(feeCalls.list, { cid }, { token: staff });
    await test.call(feeCalls.save, { cid, kinds: kinds.map((kind) => ({ ...kind, closed: true })) }, { token: staff });
    expect(await offered()).toBe(0);
  });

  it('shows on other processes before a kept version expires, and at once while notifications are lost', async () => {
    const database = await testDatabase();
    const { pool, db } = connect(database.connection, { size: 4, nameStatements: false, onError: () => undefined });
    // Longer than the test waits, so that only the notification can be the reason.
    const settings = { CACHE_MS: '10000' };
    const other = await openApp({ ...database, pool, db }, { listens: true, settings });
    afterAll(async () => {
      await other.close();
      await db.destroy();
    });
    const { cid, feeId } = await smallCongress(database.db);
    const { token, answers } = await visitor(other.test);
    const price = async (): Promise<number | undefined> => {
      const { con_fee: fees } = await other.test.call(registrationCalls.info, { cid, input: answers }, { token });
      return fees?.[0]?.feeAmount;
    };
    const change = (amount: number) =>
      database.pool.query('update fee_window set amount = $1 where fee_kind_id = $2', [amount, feeId]);
    await price();
    await change(4711);
    await expect.poll(price, { timeout: 4000, interval: 10 }).toBe(4711);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'meetingapp fan-out' and datname = current_database()`,
    );
    await change(4712);
    await expect.poll(price, { timeout: 4000, interval: 10 }).toBe(4712);
  });
});
