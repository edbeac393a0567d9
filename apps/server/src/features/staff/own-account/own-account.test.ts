import { describe, expect, it } from 'vitest';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
let count = 0;
const member = async () => {
  count += 1;
  const email = `own${count}@example.org`;
  const id = await buildStaff(db, societyId, { email });
  return { id, email, token: await buildStaffToken(db, id) };
};
const password = 'Meeting-2027';

describe('[O19] my log-ins', () => {
  it('are listed with device and times; one or all others can be ended', async () => {
    const me = await member();
    const [second, third] = [await buildStaffToken(db, me.id), await buildStaffToken(db, me.id)];
    const { sessions } = await test.call(staffOwnCalls.sessions, {}, me);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toMatchObject([{ device: 'built' }]);
    const alien = await test.call(staffOwnCalls.sessions, {}, await member());
    const foreign = { session: alien.sessions[0]?.id ?? '' };
    expect(await test.attempt(staffOwnCalls.endSession, foreign, me)).toMatchObject({ error: 'not_found' });
    const inSecond = (await test.call(staffOwnCalls.sessions, {}, { token: second })).sessions.find((s) => s.current);
    await test.call(staffOwnCalls.endSession, { session: inSecond?.id ?? '' }, me);
    expect(await test.attempt(staffCalls.me, {}, { token: second })).toMatchObject({ error: 'session_invalid' });
    expect(await test.call(staffOwnCalls.endOtherSessions, {}, me)).toMatchObject({ ended: 1 });
    expect(await test.attempt(staffCalls.me, {}, { token: third })).toMatchObject({ error: 'session_invalid' });
    await test.call(staffCalls.me, {}, me);
  });

  it('expire after a day', async () => {
    const me = await member();
    test.clock.now = new Date(Date.now() + 25 * 3_600_000);
    expect(await test.attempt(staffCalls.me, {}, me)).toMatchObject({ error: 'session_invalid' });
    test.clock.now = null as unknown as Date;
  });
});

describe('[O19] links to set a password', () => {
  it('that a stranger requests every minute leave the person’s own link valid, and end at five an hour', async () => {
    const me = await member();
    test.clock.now = new Date();
    await test.call(staffOwnCalls.forgot, { email: me.email });
    const token = /#(\S+)/.exec((await sentTo(test, me.email))[0]?.text ?? '')?.[1] ?? '';
    for (let n = 0; n < 10; n += 1) {
      test.clock.now = new Date(test.clock.now.getTime() + 61_000);
      await test.call(staffOwnCalls.forgot, { email: me.email });
    }
    expect(await sentTo(test, me.email)).toHaveLength(5);
    await test.call(staffOwnCalls.useLink, { token, newPassword: 'Heron-4711' });
    expect(await db.selectFrom('staff_link').select('hash').where('staff_id', '=', me.id).execute()).toEqual([]);
    test.clock.now = null as unknown as Date;
  });
});

describe('[O19] my password', () => {
  it('is changed with the current one, which ends the other log-ins; wrong attempts count and lock', async () => {
    const me = await member();
    const other = await buildStaffToken(db, me.id);
    const change = (present: string, newPassword: string) =>
      test.attempt(staffOwnCalls.password, { password: present, newPassword }, me);
    expect(await change('wrong', 'Heron-4711')).toMatchObject({ error: 'password_wrong' });
    expect(await change(password, 'aaaaaaaa')).toMatchObject({ error: 'password_weak' });
    expect(await change(password, 'Heron-4711')).toMatchObject({ code: 0 });
    expect(await test.attempt(staffCalls.me, {}, { token: other })).toMatchObject({ error: 'session_invalid' });
    await test.call(staffCalls.login, { email: me.email, password: 'Heron-4711' });
    for (let n = 0; n < 8; n += 1) await change('wrong', 'Heron-4712');
    expect(await change('Heron-4711', 'Heron-4712')).toMatchObject({ error: 'account_locked' });
  });

  it('is reset by a link valid for an hour; an unknown address gets the same answer, and mails are limited to one a minute', async () => {
    const me = await member();
    const asked = await test.call(staffOwnCalls.forgot, { email: me.email }, { language: 'en' });
    expect(await test.call(staffOwnCalls.forgot, { email: 'nobody@example.org' })).toEqual(asked);
    await test.call(staffOwnCalls.forgot, { email: me.email });
    const mails = await sentTo(test, me.email);
    expect(mails).toHaveLength(1);
    const token = /#(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    expect(await test.call(staffOwnCalls.link, { token })).toMatchObject({ purpose: 'reset', email: me.email });
    await test.call(staffOwnCalls.useLink, { token, newPassword: 'Heron-4711' });
    expect(await test.attempt(staffCalls.me, {}, me)).toMatchObject({ error: 'session_invalid' });
    await test.call(staffCalls.login, { email: me.email, password: 'Heron-4711' });
  });
});
