import { beforeEach, describe, expect, it } from 'vitest';
import { firstOwnerCalls as calls } from '@meetingapp/contract/staff/first-owner.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { testApp } from '../../../testing/app.ts';
import { newOwnerLink } from './commands.ts';

const test = await testApp();
const { db, pool } = test;
beforeEach(async () => void (await pool.query('truncate society, first_owner_link cascade')));

const english = { language: 'en' } as const;
const owner = {
  society: { zh: '', en: 'Heart Society' },
  name: 'Shen Yinuo',
  email: 'Office@example.org',
  password: 'Lakeside-2711',
};
async function newToken(): Promise<string> {
  const link = await newOwnerLink(db, 'https://meeting.example.org');
  expect(link).toMatch(/^https:\/\/meeting\.example\.org\/console\/first-owner#/);
  return link?.split('#')[1] ?? '';
}

describe('[O19] the link that the program shows while nobody can log in', () => {
  it('makes the society and its owner, who logs in and may do everything', async () => {
    const token = await newToken();
    expect(await test.call(calls.firstOwner, { token }, english)).toEqual({ code: 0, society: null });
    await test.call(calls.createFirstOwner, { ...owner, token }, english);
    const answer = await test.call(staffCalls.login, { email: 'office@example.org', password: owner.password });
    expect(answer).toMatchObject({ staff: { name: owner.name, grants: [{ cid: null, role: 'owner' }] } });
    expect(await db.selectFrom('society').select('name').execute()).toEqual([
      { name: { zh: 'Heart Society', en: 'Heart Society' } },
    ]);
  });

  it('joins a society that exists, such as that of a restored installation', async () => {
    await buildSociety(db);
    const { name } = await db.selectFrom('society').select('name').executeTakeFirstOrThrow();
    const token = await newToken();
    expect((await test.call(calls.firstOwner, { token }, english)).society).toEqual(name);
    await test.call(calls.createFirstOwner, { ...owner, token }, english);
    expect(await db.selectFrom('society').select('name').execute()).toEqual([{ name }]);
  });

  it('works once, for one of two people at the same moment; then all links are over and none is shown', async () => {
    const [one, other] = [await newToken(), await newToken()];
    const answers = await Promise.all([
      test.attempt(calls.createFirstOwner, { ...owner, token: one }, english),
      test.attempt(calls.createFirstOwner, { ...owner, email: 'other@example.org', token: other }, english),
    ]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 3027]));
    expect(await db.selectFrom('staff_member').select('id').execute()).toHaveLength(1);
    for (const token of [one, other])
      expect(await test.attempt(calls.firstOwner, { token }, english)).toMatchObject({ error: 'first_owner_over' });
    expect(await newOwnerLink(db, 'https://meeting.example.org')).toBe(null);
  });

  it('is needed: a guessed token makes nobody, and ends no link', async () => {
    const token = await newToken();
    const guess = { ...owner, token: 'x'.repeat(43) };
    expect(await test.attempt(calls.createFirstOwner, guess, english)).toMatchObject({ error: 'first_owner_over' });
    expect(await db.selectFrom('staff_member').select('id').execute()).toEqual([]);
    await test.call(calls.createFirstOwner, { ...owner, token }, english);
  });

  it('refuses a weak password, a missing name and a society without a name, and says which field', async () => {
    const token = await newToken();
    expect(
      await test.attempt(calls.createFirstOwner, { ...owner, token, password: '12345678' }, english),
    ).toMatchObject({
      error: 'password_weak',
    });
    const lacking = { ...owner, token, name: ' ', society: { zh: '', en: ' ' } };
    expect(await test.attempt(calls.createFirstOwner, lacking, english)).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'society' }, { field: 'name' }],
    });
    expect(await db.selectFrom('staff_member').select('id').execute()).toEqual([]);
  });

  it('is what a log-in points to as long as there is no account', async () => {
    const { email, password } = owner;
    expect(await test.attempt(staffCalls.login, { email, password }, english)).toMatchObject({ error: 'staff_none' });
    await test.call(calls.createFirstOwner, { ...owner, token: await newToken() }, english);
    expect(await test.attempt(staffCalls.login, { email, password: 'wrong' }, english)).toMatchObject({
      error: 'password_wrong',
    });
  });
});
