import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { profileCalls } from '@meetingapp/contract/accounts/profile.ts';
import { buildAgreement } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { longestIntroduction } from '@meetingapp/domain/accounts/introduction.ts';
import { describe, expect, it } from 'vitest';
import { beginSession } from '../../../db/sessions/sessions.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
await buildAgreement(db);

async function person() {
  const { token, accountId } = await visitor(test);
  return { accountId, by: { token } };
}
const nameOf = async (by: { token: string }) => (await test.call(profileCalls.profile, {}, by)).user.name;

describe('[S41] my profile', () => {
  it('takes the name of the first registration that was submitted, and keeps it', async () => {
    const { accountId, by } = await person();
    await db.updateTable('account').set({ name: '' }).where('id', '=', accountId).execute();
    const [cid, other] = [await buildConference(db), await buildConference(db)];
    await buildRegistration(db, cid, { accountId, name: '方', state: 'draft' });
    expect(await nameOf(by)).toBe('');
    await buildRegistration(db, cid, { accountId, name: '方致远', state: 'submitted' });
    expect(await nameOf(by)).toBe('方致远');
    expect((await test.call(accountCalls.userInfo, {}, by)).user.name).toBe('方致远');
    await buildRegistration(db, other, { accountId, name: '同事', state: 'confirmed' });
    expect(await nameOf(by)).toBe('方致远');
  });

  it('takes the name when a draft is submitted', async () => {
    const { accountId, by } = await person();
    await db.updateTable('account').set({ name: '' }).where('id', '=', accountId).execute();
    await buildRegistration(db, await buildConference(db), { accountId, name: '陆一鸣', state: 'draft' });
    await db.updateTable('registration').set({ state: 'submitted' }).where('account_id', '=', accountId).execute();
    expect(await nameOf(by)).toBe('陆一鸣');
  });

  it('saves name and introduction, each on its own', async () => {
    const { by } = await person();
    await test.call(profileCalls.saveProfile, { name: ' 孟书瑶 ' }, by);
    const saved = await test.call(profileCalls.saveProfile, { introduction: '心血管内科医师' }, by);
    expect(saved).toMatchObject({ user: { name: '孟书瑶' }, introduction: '心血管内科医师' });
    expect(await test.attempt(profileCalls.saveProfile, { name: '  ' }, by)).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'name' }],
    });
    expect(
      await test.attempt(profileCalls.saveProfile, { introduction: '长'.repeat(longestIntroduction + 1) }, by),
    ).toMatchObject({
      error: 'body_invalid',
    });
    expect(await test.call(profileCalls.profile, {}, by)).toMatchObject({ introduction: '心血管内科医师' });
  });

  it('takes only a picture that this person uploaded', async () => {
    const { accountId, by } = await person();
    const stranger = await person();
    await db
      .insertInto('stored_file')
      .values([
        { id: `a${accountId}.jpg`, account_id: accountId, kind: 'picture', bytes: 10 },
        { id: `b${accountId}.jpg`, account_id: stranger.accountId, kind: 'picture', bytes: 10 },
      ])
      .execute();
    const own = `/files/a${accountId}.jpg`;
    expect((await test.call(profileCalls.saveProfile, { avatar: own }, by)).user.avatar).toBe(own);
    for (const avatar of [`/files/b${accountId}.jpg`, 'https://x.example/a.jpg', 'javascript:alert(1)'])
      expect(await test.attempt(profileCalls.saveProfile, { avatar }, by)).toMatchObject({ error: 'not_yours' });
    expect((await test.call(profileCalls.saveProfile, { avatar: '' }, by)).user.avatar).toBe('');
  });

  it('lists the devices that are logged in, and ends one or all others, never this one', async () => {
    const { accountId, by } = await person();
    const now = new Date();
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
    const others = [];
    for (const device of [phone, 'curl/8'])
      others.push(await beginSession(db, { kind: 'general', accountId, device, now }));
    const before = await test.call(profileCalls.profile, {}, by);
    expect(before.devices).toHaveLength(3);
    expect(before.devices.filter((one) => one.current)).toHaveLength(1);
    const lost = before.devices.find((one) => one.name === 'Safari · iPhone');
    expect(await test.call(profileCalls.endDevice, { id: lost?.id ?? '' }, by)).toMatchObject({ ended: 1 });
    expect(await test.attempt(profileCalls.profile, {}, { token: others[0]?.tToken ?? '' })).toMatchObject({
      error: 'session_invalid',
    });
    const current = before.devices.find((one) => one.current)?.id ?? '';
    expect(await test.call(profileCalls.endDevice, { id: current }, by)).toMatchObject({ ended: 0 });
    expect(await test.call(profileCalls.endDevice, { id: null }, by)).toMatchObject({ ended: 1 });
    expect((await test.call(profileCalls.profile, {}, by)).devices).toHaveLength(1);
  });

  it('[T20] nobody ends the log-in of another person', async () => {
    const [one, other] = [await person(), await person()];
    const { devices } = await test.call(profileCalls.profile, {}, one.by);
    expect(await test.call(profileCalls.endDevice, { id: devices[0]?.id ?? '' }, other.by)).toMatchObject({ ended: 0 });
    await test.call(profileCalls.endDevice, { id: null }, other.by);
    expect((await test.call(profileCalls.profile, {}, one.by)).devices).toHaveLength(1);
  });
});
