import { expect, it } from 'vitest';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { addJob } from '../../jobs/queue.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it('the nightly job deletes expired data, and nothing else', async () => {
  const accountId = await buildAccount(db);
  const live = await test.logIn(accountId);
  await test.logIn(accountId);
  const tokens = await db.selectFrom('access_token').select('hash').execute();
  await db
    .updateTable('access_token')
    .set({ expires_at: daysAgo(31) })
    .where('hash', '=', tokens[1]?.hash ?? Buffer.alloc(0))
    .execute();
  const code = {
    channel: 'phone' as const,
    address: '13800001111',
    purpose: 'login' as const,
    code_hash: Buffer.alloc(32),
  };
  for (const days of [3, 0])
    await db
      .insertInto('one_time_code')
      .values({ ...code, sent_at: daysAgo(days), expires_at: daysAgo(days) })
      .execute();
  for (const [state, days] of [
    ['old', 2],
    ['new', 0],
  ] as const)
    await db
      .insertInto('messenger_state')
      .values({ state, back: '/', expires_at: daysAgo(days) })
      .execute();
  for (const [key, days] of [
    ['old', 2],
    ['new', 0],
  ] as const)
    await db
      .insertInto('idempotency_key')
      .values({ caller: 'x', path: '/', key, body_hash: Buffer.alloc(32), created_at: daysAgo(days) })
      .execute();
  for (const days of [2, 0])
    await db
      .insertInto('log_in_failure')
      .values({ key: Buffer.alloc(32, days), failures: 3, failed_at: daysAgo(days), wait_until: daysAgo(days) })
      .execute();
  await addJob(db, 'accounts.forget', {});
  await test.work();
  expect(await db.selectFrom('access_token').select('hash').execute()).toHaveLength(1);
  expect(
    (await test.app.inject({ method: 'POST', url: '/medapp/api/user/info', headers: { token: live } })).json(),
  ).toMatchObject({ code: 0 });
  expect(await db.selectFrom('one_time_code').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('messenger_state').select('state').execute()).toEqual([{ state: 'new' }]);
  expect(await db.selectFrom('idempotency_key').select('key').execute()).toEqual([{ key: 'new' }]);
  expect(await db.selectFrom('log_in_failure').select('key').execute()).toEqual([{ key: Buffer.alloc(32) }]);
});
