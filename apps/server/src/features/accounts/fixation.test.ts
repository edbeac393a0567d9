import { describe, expect, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { agendaFeedCalls } from '@meetingapp/contract/agenda/feed.ts';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';
import { sentTo } from '../../testing/outbox.ts';

const test = await testApp();
const { db } = test;
const password = 'Lakeside-27';
const staffPassword = 'Meeting-2027';
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
let count = 0;
const member = async (society = societyId) => {
  count += 1;
  const email = `fixation${count}@example.org`;
  const id = await buildStaff(db, society, { email });
  return { id, email, token: await buildStaffToken(db, id) };
};

describe('a session', () => {
  it('has a new token at every log-in: one that was sent along or planted beforehand is not adopted', async () => {
    const phone = freshPhone();
    await buildAccount(db, { phone, password });
    const planted = await test.logIn(await buildAccount(db));
    const logIn = (token: string) =>
      test.call(accountCalls.loginByPassword, { to: phone, password, kind: 'general' }, { token });
    const [one, two] = [await logIn(planted), await logIn('A'.repeat(43))];
    expect(new Set([planted, 'A'.repeat(43), one.token.tToken, two.token.tToken]).size).toBe(4);
    expect((await test.call(accountCalls.userInfo, {}, { token: planted })).user.uId).not.toBe(one.user.uId);
    expect(await test.attempt(accountCalls.userInfo, {}, { token: 'A'.repeat(43) })).toMatchObject({
      error: 'session_invalid',
    });
    await test.call(accountCalls.logout, {}, { token: one.token.tToken });
    expect(
      await test.attempt(accountCalls.userInfo, {}, one.token.tToken ? { token: one.token.tToken } : {}),
    ).toMatchObject({
      error: 'session_invalid',
    });
    expect((await test.call(accountCalls.userInfo, {}, { token: two.token.tToken })).user.uId).toBe(one.user.uId);
  });

  it('of staff is not begun before the second factor: the challenge between the steps is no token, and cannot be altered', async () => {
    const me = await member();
    await db.insertInto('staff_totp').values({ staff_id: me.id, secret: 'JBSWY3DPEHPK3PXP' }).execute();
    const answer = await test.call(staffCalls.login, { email: me.email, password: staffPassword });
    if (!('second' in answer)) throw new Error('logged in without the second factor');
    const { challenge } = answer.second;
    expect(await test.attempt(staffCalls.me, {}, { token: challenge })).toMatchObject({ error: 'session_invalid' });
    expect(await test.attempt(staffCalls.second, { challenge: `${challenge}x`, code: '000000' })).toMatchObject({
      error: 'challenge_over',
    });
  });

  it('is in no cookie: a request with cookies alone is a visitor’s', async () => {
    const token = await test.logIn(await buildAccount(db));
    const answer = await test.app.inject({
      method: 'POST',
      url: accountCalls.userInfo.path,
      headers: { cookie: `token=${token}; medapp_device=${token}; medapp_viewer=${token}` },
    });
    expect(answer.json()).toMatchObject({ error: 'session_invalid' });
  });
});

describe('other people’s secrets', () => {
  it('the file of an export opens for five minutes, by its newest address, and staff elsewhere get no address', async () => {
    const [owner, stranger] = [await member(), await member(await buildSociety(db))];
    const { taskId } = await test.call(auditCalls.export, { cid }, owner);
    await test.work();
    const address = async () => (await test.call(taskCalls.file, { cid, id: taskId }, owner)).address;
    const status = async (url: string) => (await test.app.inject(url)).statusCode;
    const [first, second] = [await address(), await address()];
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    const theirs = await buildConference(db, { societyId: await buildSociety(db) });
    for (const at of [cid, theirs])
      expect(await test.attempt(taskCalls.file, { cid: at, id: taskId }, stranger)).toMatchObject({
        error: 'forbidden',
      });
    expect(await test.attempt(taskCalls.file, { id: taskId }, stranger)).not.toMatchObject({ code: 0 });
    test.clock.now = new Date(Date.now() + 301_000);
    expect(await status(second)).toBe(404);
    test.clock.now = null as unknown as Date;
  });

  it('a calendar address is renewed and ended by its owner alone', async () => {
    const [mine, other] = [await test.logIn(await buildAccount(db)), await test.logIn(await buildAccount(db))];
    const { address } = await test.call(agendaFeedCalls.feed, { cid }, { token: mine });
    const theirs = await test.call(agendaFeedCalls.feed, { cid }, { token: other });
    expect(theirs.address).not.toBe(address);
    await test.call(agendaFeedCalls.endFeed, { cid }, { token: other });
    expect(await test.attempt(agendaFeedCalls.endFeed, { cid })).toMatchObject({ error: 'session_invalid' });
    const rows = await db.selectFrom('calendar_feed').select('token_hash').execute();
    expect(rows).toHaveLength(1);
    expect(address).not.toContain(rows[0]?.token_hash.toString('hex') ?? '');
    expect(address).not.toContain(rows[0]?.token_hash.toString('base64url') ?? '');
  });

  it('a password link sets the password of its owner alone, once, and not from what the database stores', async () => {
    const [mine, other] = [await member(), await member()];
    await test.call(staffOwnCalls.forgot, { email: mine.email });
    const token = /#(\S+)/.exec((await sentTo(test, mine.email)).at(-1)?.text ?? '')?.[1] ?? '';
    const stored = await db.selectFrom('staff_link').select('hash').execute();
    for (const { hash } of stored)
      for (const guess of [hash.toString('hex'), hash.toString('base64url')])
        expect(await test.attempt(staffOwnCalls.useLink, { token: guess, newPassword: 'Heron-4711' })).toMatchObject({
          error: 'link_over',
        });
    const both = await Promise.all(
      ['Heron-4711', 'Heron-4712'].map((newPassword) => test.attempt(staffOwnCalls.useLink, { token, newPassword })),
    );
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await test.attempt(staffCalls.login, { email: other.email, password: staffPassword })).toMatchObject({
      code: 0,
    });
    expect(await test.attempt(staffCalls.me, {}, { token: mine.token })).toMatchObject({ error: 'session_invalid' });
  });
});
