import { describe, expect, it } from 'vitest';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import { staffPeopleCalls } from '@meetingapp/contract/staff/people.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken, type StaffInput } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const sister = await buildConference(db, { societyId });

let count = 0;
const freshEmail = () => `people${(count += 1)}@example.org`;
const member = async (wish: StaffInput = {}, society = societyId) => {
  const email = freshEmail();
  const id = await buildStaff(db, society, { email, ...wish });
  return { id, email, token: await buildStaffToken(db, id) };
};
const owner = await member();
const linkTo = async (email: string) => /#(\S+)/.exec((await sentTo(test, email)).at(-1)?.text ?? '')?.[1] ?? '';
const grantsOf = async (id: number) =>
  (await test.call(staffPeopleCalls.societyPeople, {}, { token: owner.token })).people.find((one) => one.id === id)
    ?.grants;

describe('[O19] staff invitations', () => {
  it('of one society succeed when sent at once', async () => {
    const invite = () =>
      test.attempt(staffPeopleCalls.invite, { cid, name: '罗允', email: freshEmail(), roles: ['door'] }, owner);
    const answers = await Promise.all(Array.from({ length: 16 }, invite));
    expect(answers.map(({ code }) => code)).toEqual(Array(16).fill(0));
  });

  it('are links that set the password, once, within seven days', async () => {
    const email = freshEmail();
    const wish = { cid, name: '罗允', email: email.toUpperCase(), roles: ['finance', 'door'] as const };
    const { id } = await test.call(staffPeopleCalls.invite, { ...wish, roles: [...wish.roles] }, owner);
    const listed = (await test.call(staffPeopleCalls.people, { cid }, owner)).people.find((one) => one.id === id);
    expect(listed).toMatchObject({ name: '罗允', email, state: 'invited', secondFactor: false, usedAt: null });
    expect(await test.attempt(staffCalls.login, { email, password: '' })).toMatchObject({ error: 'password_wrong' });
    const token = await linkTo(email);
    expect(await test.call(staffOwnCalls.link, { token }, {})).toMatchObject({ name: '罗允', purpose: 'invitation' });
    expect(await test.attempt(staffOwnCalls.useLink, { token, newPassword: '12345678' })).toMatchObject({
      error: 'password_weak',
    });
    test.clock.now = new Date(Date.now() + 7.01 * 86_400_000);
    expect(await test.attempt(staffOwnCalls.link, { token })).toMatchObject({ error: 'link_over' });
    test.clock.now = null as unknown as Date;
    await test.call(staffOwnCalls.useLink, { token, newPassword: 'Heron-4711' });
    expect(await test.attempt(staffOwnCalls.useLink, { token, newPassword: 'Heron-4712' })).toMatchObject({
      error: 'link_over',
    });
    const answer = await test.call(staffCalls.login, { email, password: 'Heron-4711' });
    expect(answer).toMatchObject({
      staff: {
        grants: [
          { cid, role: 'finance' },
          { cid, role: 'door' },
        ],
      },
    });
    const kept = await db.selectFrom('staff_link').select('hash').where('staff_id', '=', id).execute();
    expect(kept).toEqual([]);
  });

  it('add roles for existing staff; an address of another society is refused', async () => {
    const there = await member({ role: 'reader', conferenceId: sister });
    await test.call(staffPeopleCalls.invite, { cid, name: 'x', email: there.email, roles: ['door'] }, owner);
    expect(await grantsOf(there.id)).toMatchObject([
      { cid: sister, role: 'reader' },
      { cid, role: 'door' },
    ]);
    expect(await sentTo(test, there.email)).toEqual([]);
    const abroad = await member({}, await buildSociety(db));
    expect(
      await test.attempt(staffPeopleCalls.invite, { cid, name: 'x', email: abroad.email, roles: ['door'] }, owner),
    ).toMatchObject({ error: 'staff_elsewhere' });
  });
});

describe('[O19] roles', () => {
  it("a conference's owner grants and revokes roles there and nowhere else", async () => {
    const local = await member({ role: 'owner', conferenceId: cid });
    const other = await member({ role: 'reader', conferenceId: sister });
    await test.call(staffPeopleCalls.roles, { cid, id: other.id, roles: ['finance'] }, local);
    expect(await grantsOf(other.id)).toMatchObject([
      { cid: sister, role: 'reader' },
      { cid, role: 'finance' },
    ]);
    const seen = (await test.call(staffPeopleCalls.people, { cid }, local)).people.find(({ id }) => id === other.id);
    expect(seen?.grants).toMatchObject([{ cid, role: 'finance' }]);
    expect(await test.attempt(staffPeopleCalls.roles, { cid: sister, id: other.id, roles: [] }, local)).toMatchObject({
      error: 'forbidden',
    });
    for (const attempt of [
      test.attempt(staffPeopleCalls.societyRoles, { id: local.id, grants: [{ cid: null, role: 'owner' }] }, local),
      test.attempt(staffPeopleCalls.end, { id: other.id }, local),
      test.attempt(staffPeopleCalls.societyPeople, {}, local),
    ])
      expect(await attempt).toMatchObject({ error: 'forbidden' });
  });

  it('are granted on conferences of the society only, and to its people only', async () => {
    const person = await member({ role: 'reader' });
    const abroad = await buildConference(db);
    expect(
      await test.attempt(
        staffPeopleCalls.societyRoles,
        { id: person.id, grants: [{ cid: abroad, role: 'reader' }] },
        owner,
      ),
    ).toMatchObject({ error: 'rights_beyond' });
    const stranger = await member({}, await buildSociety(db));
    expect(await test.attempt(staffPeopleCalls.roles, { cid, id: stranger.id, roles: ['door'] }, owner)).toMatchObject({
      error: 'not_found',
    });
  });

  it('the last owner stays, also when two remove each other at once', async () => {
    const society = await buildSociety(db);
    const one = await member({}, society);
    const two = await member({}, society);
    await test.call(
      staffPeopleCalls.societyInvite,
      {
        name: 'invited',
        email: freshEmail(),
        grants: [{ cid: null, role: 'owner' }],
      },
      one,
    );
    const outcomes = await Promise.all([
      test.attempt(staffPeopleCalls.end, { id: two.id }, one),
      test.attempt(staffPeopleCalls.end, { id: one.id }, two),
    ]);
    expect(outcomes.filter(({ code }) => code === 0)).toHaveLength(1);
    // The slower one is refused as the last owner, or because its own access has ended before its call began.
    const [refused] = outcomes.filter(({ code }) => code !== 0);
    expect(['last_owner', 'session_invalid', 'forbidden']).toContain((refused as { error: string }).error);
    const survivor = outcomes[0].code === 0 ? one : two;
    expect(await test.attempt(staffPeopleCalls.end, { id: survivor.id }, survivor)).toMatchObject({
      error: 'last_owner',
    });
  });

  it('every change is in the log, with no password in it', async () => {
    const person = await member({ role: 'reader' });
    await test.call(staffPeopleCalls.roles, { cid, id: person.id, roles: ['live'] }, owner);
    const { entries } = await test.call(auditCalls.list, { cid }, owner);
    expect(entries[0]).toMatchObject({
      call: 'console/staff/roles',
      changes: [{ subject: 'staff_grant', before: null, after: { role: 'live', staff_id: '程望舒' } }],
    });
    expect(JSON.stringify(entries)).not.toContain('argon2');
  });
});

describe('[O19] former staff', () => {
  it('are logged out immediately and cannot return, but can be invited again', async () => {
    const person = await member({ role: 'organiser' });
    await test.call(staffPeopleCalls.end, { id: person.id }, owner);
    expect(await test.attempt(staffCalls.me, {}, person)).toMatchObject({ error: 'session_invalid' });
    const again = { email: person.email, password: 'Meeting-2027' };
    expect(await test.attempt(staffCalls.login, again)).toMatchObject({ error: 'password_wrong' });
    expect(await grantsOf(person.id)).toBeUndefined();
    await test.call(staffPeopleCalls.invite, { cid, name: '新', email: person.email, roles: ['door'] }, owner);
    expect(await grantsOf(person.id)).toMatchObject([{ cid, role: 'door' }]);
    expect(await linkTo(person.email)).not.toBe('');
    expect(await test.attempt(staffCalls.me, {}, person)).toMatchObject({ error: 'session_invalid' });
  });
});
