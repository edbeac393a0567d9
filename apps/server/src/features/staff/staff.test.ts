import { describe, expect, it } from 'vitest';
import { staffCalls } from '@meetingapp/contract/staff.ts';
import { both } from '@meetingapp/demo/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const password = 'Meeting-2027';
const logIn = (email: string, word = password) =>
  test.attempt(staffCalls.login, { email, password: word }, { language: 'en' });

describe('[C16] staff/login', () => {
  it('gives who it is, what they may where, and a token of a day', async () => {
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

  it('[E12] says the same of a wrong password and of a stranger', async () => {
    await buildStaff(db, societyId, { email: 'wrong@example.org' });
    const wrong = await logIn('wrong@example.org', 'not this');
    expect(wrong).toEqual({ code: 3004, error: 'password_wrong', msg: 'Account or password is not right' });
    expect(await logIn('nobody@example.org')).toEqual(wrong);
    expect(await logIn('no address')).toMatchObject({ error: 'body_invalid', faults: [{ field: 'email' }] });
  });

  it('is locked for a quarter of an hour after eight wrong passwords', async () => {
    await buildStaff(db, societyId, { email: 'locked@example.org' });
    for (let n = 0; n < 8; n += 1) await logIn('locked@example.org', 'wrong');
    expect(await logIn('locked@example.org')).toMatchObject({ error: 'account_locked' });
    test.clock.now = new Date(Date.now() + 16 * 60_000);
    expect(await logIn('locked@example.org')).toMatchObject({ code: 0 });
    test.clock.now = null as unknown as Date;
  });

  it('[E12] is locked for a stranger after as many tries, so that the lock tells nothing', async () => {
    for (let n = 0; n < 8; n += 1)
      expect(await logIn('stranger@example.org')).toMatchObject({ error: 'password_wrong' });
    expect(await logIn('Stranger@example.org')).toMatchObject({ error: 'account_locked' });
  });

  it('is over for who has left', async () => {
    const id = await buildStaff(db, societyId, { email: 'left@example.org' });
    await db.updateTable('staff_member').set({ ended_at: new Date() }).where('id', '=', id).execute();
    expect(await logIn('left@example.org')).toMatchObject({ error: 'password_wrong' });
  });
});

describe('[C16] staff/conferences', () => {
  it('lists those that the grants reach, drafts too, with what came in; nothing of other societies', async () => {
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
