import { describe, expect, it } from 'vitest';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { codeSentTo, sentTo } from '../../../testing/outbox.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const password = 'Meeting-2027';
const logIn = (email: string, word = password) =>
  test.attempt(staffCalls.login, { email, password: word }, { language: 'en' });

describe('[C16] staff/login', () => {
  it('returns the person, their rights, and a token valid for a day', async () => {
    const cid = await buildConference(db, { societyId });
    const id = await buildStaff(db, societyId, { email: 'finance@example.org', role: 'finance', conferenceId: cid });
    const answer = await logIn(' Finance@Example.org ');
    expect(answer).toMatchObject({
      code: 0,
      staff: { id, name: '程望舒', email: 'finance@example.org', grants: [{ cid, role: 'finance' }] },
    });
    if (!('token' in answer)) throw new Error('not logged in');
    expect(Math.round((Date.parse(answer.token.expiresAt) - Date.now()) / 3_600_000)).toBe(24);
    const me = await test.call(staffCalls.me, {}, { token: answer.token.tToken });
    expect(me.staff.id).toBe(id);
    await test.call(staffCalls.logout, {}, { token: answer.token.tToken });
    expect(await test.attempt(staffCalls.me, {}, { token: answer.token.tToken })).toMatchObject({ code: 9999 });
  });

  it('[E12] gives the same answer to a wrong password and an unknown account', async () => {
    await buildStaff(db, societyId, { email: 'wrong@example.org' });
    const wrong = await logIn('wrong@example.org', 'not this');
    expect(wrong).toEqual({ code: 3004, error: 'password_wrong', msg: 'The account or password is wrong' });
    expect(await logIn('nobody@example.org')).toEqual(wrong);
    expect(await logIn('no address')).toMatchObject({ error: 'body_invalid', faults: [{ field: 'email' }] });
  });

  it('waits seconds after five wrong passwords, then longer', async () => {
    await buildStaff(db, societyId, { email: 'locked@example.org' });
    test.clock.now = new Date();
    for (let n = 0; n < 5; n += 1) await logIn('locked@example.org', 'wrong');
    expect(await logIn('locked@example.org')).toMatchObject({ error: 'account_locked', retryAfterSeconds: 5 });
    test.clock.now = new Date(test.clock.now.getTime() + 5001);
    expect(await logIn('locked@example.org')).toMatchObject({ code: 0 });
    test.clock.now = null as unknown as Date;
  });

  it('[E12] waits for an unknown account after as many attempts, so that the wait reveals nothing', async () => {
    test.clock.now = new Date();
    for (let n = 0; n < 5; n += 1)
      expect(await logIn('stranger@example.org')).toMatchObject({ error: 'password_wrong' });
    expect(await logIn('Stranger@example.org')).toMatchObject({ error: 'account_locked' });
    test.clock.now = null as unknown as Date;
  });

  it('is refused for former staff', async () => {
    const id = await buildStaff(db, societyId, { email: 'left@example.org' });
    await db.updateTable('staff_member').set({ ended_at: new Date() }).where('id', '=', id).execute();
    expect(await logIn('left@example.org')).toMatchObject({ error: 'password_wrong' });
  });
});

describe('a code by mail', () => {
  const post = (body: { email: string }) => test.attempt(staffCalls.sendCode, body);
  it('logs staff in while strangers make the password wait; the second factor is asked as usual', async () => {
    const email = 'code@example.org';
    const id = await buildStaff(db, societyId, { email });
    test.clock.now = new Date();
    for (let n = 0; n < 6; n += 1) await logIn(email, 'wrong');
    expect(await logIn(email)).toMatchObject({ error: 'account_locked' });
    const sent = await post({ email });
    expect(sent).toEqual({ code: 0, retryAfterSeconds: 60, validMinutes: 5 });
    const code = await codeSentTo(test, email);
    expect(await test.attempt(staffCalls.loginByCode, { email: ' Code@example.org', code })).toMatchObject({
      code: 0,
      staff: { id },
    });
    expect(await test.attempt(staffCalls.loginByCode, { email, code })).toMatchObject({ error: 'code_expired' });
    await db.insertInto('staff_totp').values({ staff_id: id, secret: 'JBSWY3DPEHPK3PXP' }).execute();
    test.clock.now = new Date(test.clock.now.getTime() + 61_000);
    await post({ email });
    const again = { email, code: await codeSentTo(test, email) };
    expect(await test.attempt(staffCalls.loginByCode, again)).toMatchObject({ second: { totp: true } });
    test.clock.now = null as unknown as Date;
  });

  it('[E12] gets the same answers for an unknown address, former and invited staff, to whom nothing is sent', async () => {
    const known = 'known.code@example.org';
    await buildStaff(db, societyId, { email: known });
    const gone = await buildStaff(db, societyId, { email: 'gone.code@example.org' });
    await db.updateTable('staff_member').set({ ended_at: new Date() }).where('id', '=', gone).execute();
    const invited = await buildStaff(db, societyId, { email: 'invited.code@example.org' });
    await db.updateTable('staff_member').set({ password_hash: null }).where('id', '=', invited).execute();
    const [sent, often] = [await post({ email: known }), await post({ email: known })];
    for (const email of ['nobody.code@example.org', 'gone.code@example.org', 'invited.code@example.org']) {
      expect(await post({ email })).toEqual(sent);
      expect(await post({ email })).toMatchObject({ error: (often as { error: string }).error });
      expect(await sentTo(test, email)).toEqual([]);
      for (let n = 0; n < 6; n += 1)
        expect(await test.attempt(staffCalls.loginByCode, { email, code: '000000' })).toMatchObject({
          error: n < 5 ? 'code_wrong' : 'code_expired',
        });
    }
  });

  it('for an attendee with the same address does not log staff in', async () => {
    const email = 'both@example.org';
    await buildStaff(db, societyId, { email });
    await test.call(accountCalls.sendCode, { to: email, purpose: 'login' });
    const code = await codeSentTo(test, email);
    expect(await test.attempt(staffCalls.loginByCode, { email, code })).toMatchObject({ error: 'code_wrong' });
  });
});

describe('[C16] staff/conferences', () => {
  it('lists conferences covered by the grants, drafts too, with their income; nothing of other societies', async () => {
    const ours = await buildSociety(db);
    const draft = await buildConference(db, {
      societyId: ours,
      state: 'draft',
      startsOn: '2031-01-01',
      title: both('春季会', 'Spring'),
    });
    const open = await buildConference(db, {
      societyId: ours,
      startsOn: '2030-01-01',
      title: both('秋季会', 'Autumn'),
    });
    await buildConference(db);
    for (const state of ['confirmed', 'attended', 'submitted', 'draft', 'cancelled'] as const)
      await buildRegistration(db, open, { state });
    const list = async (staffId: number, words = '') =>
      (
        await test.call(
          staffCalls.conferences,
          { words },
          { token: await buildStaffToken(db, staffId), language: 'en' },
        )
      ).conferences;
    const owner = await buildStaff(db, ours, { email: 'owner61@example.org' });
    expect(await list(owner)).toMatchObject([
      { cId: draft, title: 'Spring', state: 'draft', registrations: 0, confirmed: 0 },
      { cId: open, title: 'Autumn', state: 'published', registrations: 3, confirmed: 2 },
    ]);
    expect((await list(owner, '春')).map((one) => one.cId)).toEqual([draft]);
    const door = await buildStaff(db, ours, { email: 'door61@example.org', role: 'door', conferenceId: open });
    expect((await list(door)).map((one) => one.cId)).toEqual([open]);
  });
});
