import { generate } from 'otplib';
import { describe, expect, it } from 'vitest';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import { staffPeopleCalls } from '@meetingapp/contract/staff/people.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { softAuthenticator } from '../../../testing/authenticator.ts';

const test = await testApp({
  settings: { PUBLIC_URL: 'https://meeting.example.org' },
  clock: new Date('2027-03-01T08:00:00Z'),
});
const { db, clock } = test;
const password = 'Meeting-2027';
let count = 0;
const member = async (societyId?: number) => {
  count += 1;
  const email = `second${count}@example.org`;
  const id = await buildStaff(db, societyId ?? (await buildSociety(db)), { email });
  return { id, email, token: await buildStaffToken(db, id, clock.now) };
};
type Member = Awaited<ReturnType<typeof member>>;
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const codeOf = (secret: string, seconds = 0) =>
  generate({ secret, epoch: Math.floor(clock.now.getTime() / 1000) + seconds });

async function withApp(me: Member) {
  const { secret, uri } = await test.call(staffOwnCalls.totpBegin, { password }, me);
  const { recovery } = await test.call(staffOwnCalls.totpConfirm, { code: await codeOf(secret) }, me);
  later(30);
  return { secret, uri, recovery };
}
async function challenge(me: Member) {
  const answer = await test.call(staffCalls.login, { email: me.email, password });
  if (!('second' in answer)) throw new Error('logged in without a second factor');
  return answer.second;
}
const second = (asked: string, code: string) => test.attempt(staffCalls.second, { challenge: asked, code });

describe('[O19] an authenticator app', () => {
  it('is required after the password; a code counts once, one step early or late is accepted', async () => {
    const me = await member();
    const { secret, uri, recovery } = await withApp(me);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Meetingapp:second/);
    expect(new Set(recovery).size).toBe(10);
    const one = await challenge(me);
    expect(one).toMatchObject({ totp: true, recovery: true, passkey: null });
    expect(await second(one.challenge, await codeOf(secret, -90))).toMatchObject({ error: 'code_wrong' });
    const code = await codeOf(secret, 30);
    expect(await second(one.challenge, code)).toMatchObject({ code: 0, staff: { id: me.id } });
    expect(await second(one.challenge, code)).toMatchObject({ error: 'challenge_over' });
    const two = await challenge(me);
    expect(await second(two.challenge, code)).toMatchObject({ error: 'code_wrong' });
    later(90);
    expect(await second(two.challenge, await codeOf(secret, -30))).toMatchObject({ code: 0 });
  });

  it('the same code in two requests at once opens one log-in', async () => {
    const me = await member();
    const { secret } = await withApp(me);
    const [one, two] = [await challenge(me), await challenge(me)];
    const code = await codeOf(secret);
    const answers = await Promise.all([second(one.challenge, code), second(two.challenge, code)]);
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
  });

  it('has five tries and five minutes, and wrong codes lock even with the right password', async () => {
    const me = await member();
    const { secret } = await withApp(me);
    const slow = await challenge(me);
    later(301);
    expect(await second(slow.challenge, await codeOf(secret))).toMatchObject({ error: 'challenge_over' });
    const asked = await challenge(me);
    for (let n = 0; n < 5; n += 1)
      expect(await second(asked.challenge, '000000')).toMatchObject({ error: 'code_wrong' });
    expect(await second(asked.challenge, await codeOf(secret))).toMatchObject({ error: 'challenge_over' });
    const again = await challenge(me);
    for (let n = 0; n < 3; n += 1) await second(again.challenge, '000000');
    expect(await second(again.challenge, await codeOf(secret))).toMatchObject({ error: 'account_locked' });
  });

  it('set up again but not confirmed leaves the one in use', async () => {
    const me = await member();
    const { secret } = await withApp(me);
    await test.call(staffOwnCalls.totpBegin, { password }, me);
    expect(await second((await challenge(me)).challenge, await codeOf(secret))).toMatchObject({ code: 0 });
  });

  it('is removed with the password, together with its recovery codes', async () => {
    const me = await member();
    await withApp(me);
    const wrong = { passkey: null, password: 'wrong' };
    expect(await test.attempt(staffOwnCalls.removeFactor, wrong, me)).toMatchObject({ error: 'password_wrong' });
    await test.call(staffOwnCalls.removeFactor, { passkey: null, password }, me);
    expect(await test.call(staffOwnCalls.factors, {}, me)).toMatchObject({ totp: false, recovery: 0 });
    expect(await test.call(staffCalls.login, { email: me.email, password })).toHaveProperty('token');
  });
});

describe('[O19] recovery codes', () => {
  it('work once each, in any spelling; new ones void the old', async () => {
    const me = await member();
    const { recovery } = await withApp(me);
    const [one = '', two = ''] = recovery;
    expect(await second((await challenge(me)).challenge, ` ${one.toUpperCase()} `)).toMatchObject({ code: 0 });
    expect(await second((await challenge(me)).challenge, one)).toMatchObject({ error: 'code_wrong' });
    expect(await test.call(staffOwnCalls.factors, {}, me)).toMatchObject({ recovery: 9 });
    await test.call(staffOwnCalls.newRecovery, { password }, me);
    expect(await second((await challenge(me)).challenge, two)).toMatchObject({ error: 'code_wrong' });
    const kept = await db.selectFrom('staff_recovery').selectAll().where('staff_id', '=', me.id).execute();
    expect(kept).toHaveLength(10);
    expect(JSON.stringify(kept)).not.toContain(one);
  });
});

describe('[O19] a passkey', () => {
  const device = softAuthenticator('meeting.example.org', 'https://meeting.example.org');
  const challengeIn = (options: object) => (options as { challenge: string }).challenge;

  it('is added by name and replaces a code; its signature is valid for this log-in only', async () => {
    const me = await member();
    const { options } = await test.call(staffOwnCalls.passkeyBegin, { password }, me);
    expect(options).toMatchObject({ rp: { id: 'meeting.example.org' } });
    const passkey = device.create(challengeIn(options));
    const added = await test.call(staffOwnCalls.passkeyAdd, { name: '办公电脑', passkey }, me);
    expect(added.recovery).toHaveLength(10);
    expect(await test.attempt(staffOwnCalls.passkeyAdd, { name: 'x', passkey }, me)).toMatchObject({
      error: 'challenge_over',
    });
    const one = await challenge(me);
    expect(one).toMatchObject({ totp: false, passkey: { rpId: 'meeting.example.org' } });
    const other = await challenge(me);
    const show = (asked: string, signed: string) =>
      test.attempt(staffCalls.second, { challenge: asked, passkey: device.get(signed) });
    expect(await show(one.challenge, challengeIn(other.passkey ?? {}))).toMatchObject({ error: 'code_wrong' });
    expect(await show(one.challenge, challengeIn(one.passkey ?? {}))).toMatchObject({ code: 0, staff: { id: me.id } });
    const { passkeys } = await test.call(staffOwnCalls.factors, {}, me);
    expect(passkeys).toMatchObject([{ name: '办公电脑', usedAt: clock.now.toISOString() }]);
    await test.call(staffOwnCalls.removeFactor, { passkey: passkeys[0]?.id ?? 0, password }, me);
    expect(await test.call(staffCalls.login, { email: me.email, password })).toHaveProperty('token');
  });

  it('of another site, or invalid, is refused and nothing is added', async () => {
    const me = await member();
    const { options } = await test.call(staffOwnCalls.passkeyBegin, { password }, me);
    const phisher = softAuthenticator('meeting.example.org', 'https://meeting.example.net');
    for (const passkey of [phisher.create(challengeIn(options)), { id: 'x' }, { response: { clientDataJSON: '!' } }])
      expect(await test.attempt(staffOwnCalls.passkeyAdd, { name: 'x', passkey }, me)).toMatchObject({
        error: 'challenge_over',
      });
    expect(await test.call(staffOwnCalls.factors, {}, me)).toMatchObject({ passkeys: [] });
  });
});

describe('[O19] a society that requires a second factor', () => {
  it('lets staff without one set it up and nothing else', async () => {
    const societyId = await buildSociety(db);
    const owner = await member(societyId);
    const me = await member(societyId);
    await test.call(staffPeopleCalls.requireFactor, { required: true }, owner);
    expect(await test.call(staffCalls.me, {}, me)).toMatchObject({ factorNeeded: true });
    expect(await test.attempt(staffCalls.conferences, {}, me)).toMatchObject({ error: 'second_factor_needed' });
    await withApp(me);
    expect(await test.call(staffCalls.me, {}, me)).toMatchObject({ factorNeeded: false });
    await test.call(staffCalls.conferences, {}, me);
    await withApp(owner);
    await test.call(staffPeopleCalls.forgetFactors, { id: me.id }, owner);
    expect(await test.attempt(staffCalls.conferences, {}, me)).toMatchObject({ error: 'second_factor_needed' });
    expect(await test.call(staffCalls.login, { email: me.email, password })).toHaveProperty('token');
  });
});
