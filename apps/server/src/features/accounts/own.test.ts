import { describe, expect, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { ownDataCalls } from '@meetingapp/contract/accounts/own-data.ts';
import { buildAgreement } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { eraseDue } from '../privacy/commands.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const version = await buildAgreement(db);
let count = 0;

/** The newest code sent to a number. */
async function codeFor(to: string): Promise<string> {
  await test.call(accountCalls.sendCode, { to, purpose: 'login' });
  const row = await db
    .selectFrom('message')
    .select('variables')
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (row.variables as { code: string }).code;
}

async function person() {
  count += 1;
  const to = `1370000${String(count).padStart(4, '0')}`;
  const { token, user } = await test.call(accountCalls.loginByCode, {
    to,
    code: await codeFor(to),
    agreement: version,
  });
  // Moves the last code back: the next one is allowed after a minute.
  await db
    .updateTable('one_time_code')
    .set({ sent_at: new Date(0) })
    .where('address', '=', to)
    .execute();
  return { to, accountId: user.uId, by: { token: token.tToken } };
}

describe('[O21] my own data', () => {
  it('lists which text I agreed to, when and in which language', async () => {
    const { by, to } = await person();
    const own = await test.call(ownDataCalls.ownData, {}, by);
    expect(own).toMatchObject({ to, registrations: 0, closesAt: null, obstacle: null });
    expect(own.consents).toMatchObject([{ version, language: 'zh', withdrawnAt: null }]);
  });

  it('is exported as an archive with my data only', async () => {
    const { by, accountId } = await person();
    const cid = await buildConference(db);
    await buildRegistration(db, cid, { accountId, name: '孟书瑶', state: 'cancelled' });
    const { name, content } = await test.call(ownDataCalls.ownFile, {}, by);
    expect(name).toMatch(/\.zip$/);
    expect(Buffer.from(content, 'base64').subarray(0, 2).toString()).toBe('PK');
    expect(await test.attempt(ownDataCalls.ownFile, {})).toMatchObject({ error: 'session_invalid' });
  });

  it('is closed only with a fresh code, can be restored for a week, and is erased after it', async () => {
    const { by, to, accountId } = await person();
    expect(await test.attempt(ownDataCalls.close, { code: '000000' }, by)).toMatchObject({ code: expect.any(Number) });
    expect((await test.call(ownDataCalls.ownData, {}, by)).closesAt).toBeNull();
    const { closesAt } = await test.call(ownDataCalls.close, { code: await codeFor(to) }, by);
    await eraseDue(db, new Date(Date.parse(closesAt) - 1000));
    expect(await test.call(ownDataCalls.ownData, {}, by)).toMatchObject({ to, closesAt });
    await test.call(ownDataCalls.keep, {}, by);
    await eraseDue(db, new Date(Date.parse(closesAt) + 1000));
    expect(await test.call(ownDataCalls.ownData, {}, by)).toMatchObject({ to, closesAt: null });
    await db
      .updateTable('account')
      .set({ closes_at: new Date(closesAt) })
      .where('id', '=', accountId)
      .execute();
    await eraseDue(db, new Date(Date.parse(closesAt) + 1000));
    expect(await test.attempt(ownDataCalls.ownData, {}, by)).toMatchObject({ error: 'session_invalid' });
    const left = await db.selectFrom('identity').select('id').where('account_id', '=', accountId).execute();
    expect(left).toEqual([]);
  });

  it('is not closed while I hold a place at a conference, and waits when one was taken afterwards', async () => {
    const { by, to, accountId } = await person();
    const { closesAt } = await test.call(ownDataCalls.close, { code: await codeFor(to) }, by);
    await buildRegistration(db, await buildConference(db), { accountId });
    await eraseDue(db, new Date(Date.parse(closesAt) + 1000));
    expect(await test.call(ownDataCalls.ownData, {}, by)).toMatchObject({ to, obstacle: 'live_registration' });
    expect(await test.attempt(ownDataCalls.close, { code: '123456' }, by)).toMatchObject({
      error: 'erasure_too_early',
    });
  });
});
