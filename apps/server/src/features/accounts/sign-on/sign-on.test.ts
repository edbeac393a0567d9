import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { memberSignOnCalls as calls } from '@meetingapp/contract/accounts/sign-on.ts';
import { signOnCalls } from '@meetingapp/contract/staff/sign-on.ts';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { openLyingProvider, type Lie } from '../../../testing/sign-on/lying-provider.ts';
import { openProvider } from '../../../testing/sign-on/provider.ts';

const publicUrl = 'https://congress.example';
const callback = `${publicUrl}/meetingapp/sign_on`;
const home = `${publicUrl}/meetingapp/index/5001`;
const test = await testApp({ settings: { SIGN_ON_PRIVATE_ADDRESSES: 'on', PUBLIC_URL: publicUrl } });
const provider = await openProvider(callback);
afterAll(() => provider.close());
const { db } = test;
const societyId = await buildSociety(db);
const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId, { role: 'owner' })) };

const settings = {
  wayName: both('学会会员', 'Society account'),
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  domains: [] as string[],
  required: false,
  audience: 'members' as const,
};
const save = (changes: Partial<typeof settings> = {}) =>
  test.call(signOnCalls.saveProvider, { ...settings, ...changes }, owner);
await save();
afterEach(async () => {
  provider.people.clear();
  await save();
});

const wayId = async () => (await test.call(calls.memberWays, { cid: null })).ways[0]?.wayId ?? 0;
const begin = async (back = home) => test.call(calls.beginMember, { wayId: await wayId(), back });
const finish = (attempt: string, query: string, token?: string) =>
  test.attempt(calls.finishMember, { attempt, query }, token === undefined ? {} : { token });
async function logIn(subject: string, token?: string) {
  const { address, attempt } = await begin();
  const answer = await finish(attempt, await provider.logIn(address, subject), token);
  if (answer.code !== 0) throw new Error(JSON.stringify(answer));
  return answer as Extract<typeof answer, { code: 0 }>;
}
const person = (subject: string, said: { email?: string; phone?: string; verified?: boolean }) =>
  provider.people.set(subject, { email: said.email ?? '', phone: said.phone ?? '', verified: said.verified ?? true });
const accountOf = async (token: string) => (await test.call(accountCalls.userInfo, {}, { token })).user.uId;
const countAccounts = async () =>
  Number(
    (
      await db
        .selectFrom('account')
        .select((one) => one.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('[X2] members log in at the provider of their society', () => {
  it('the log-in page offers it by its name, apart from that of staff', async () => {
    expect((await test.call(calls.memberWays, { cid: null }, { language: 'en' })).ways).toEqual([
      { wayId: await wayId(), name: 'Society account' },
    ]);
    expect((await test.call(signOnCalls.ways, {})).ways).toEqual([]);
    expect(await test.attempt(signOnCalls.begin, { wayId: await wayId() })).toMatchObject({ error: 'not_found' });
  });

  it.each(['phone', 'email'] as const)('a verified %s finds the account; later the subject does', async (kind) => {
    const phone = freshPhone();
    const email = `p${phone}@hospital.example`;
    const id = await buildAccount(db, { phone, email, name: '周晓晴' });
    person(phone, kind === 'phone' ? { phone: `+86${phone}` } : { email: email.toUpperCase() });
    const { inside } = await logIn(phone);
    expect(inside).toMatchObject({ user: { uId: id }, back: '/meetingapp/index/5001' });
    expect(await accountOf(inside?.token.tToken ?? '')).toBe(id);
    person(phone, { email: 'changed@hospital.example' });
    expect((await logIn(phone)).inside?.user.uId).toBe(id);
  });

  it('what the provider has not verified, or another domain, finds nobody: a separate account is made', async () => {
    const phone = freshPhone();
    const email = `q${phone}@hospital.example`;
    const id = await buildAccount(db, { phone, email });
    person(`a${phone}`, { phone: `+86${phone}`, email, verified: false });
    const made = (await logIn(`a${phone}`)).inside?.user;
    expect(made).toMatchObject({ phone: '', email: '' });
    expect(made?.uId).not.toBe(id);
    await save({ domains: ['clinic.example'] });
    person(`b${phone}`, { email });
    expect((await logIn(`b${phone}`)).inside?.user.uId).not.toBe(id);
  });

  it('an address that the provider gives to somebody else later opens nothing', async () => {
    const phone = freshPhone();
    const id = await buildAccount(db, { phone });
    person(`first${phone}`, { phone: `+86${phone}` });
    expect((await logIn(`first${phone}`)).inside?.user.uId).toBe(id);
    person(`second${phone}`, { phone: `+86${phone}` });
    expect((await logIn(`second${phone}`)).inside?.user.uId).not.toBe(id);
  });

  it('on a server of several societies a provider opens no account by its word alone, only what a member has linked', async () => {
    const phone = freshPhone();
    const id = await buildAccount(db, { phone });
    const other = await buildSociety(db);
    person(`told${phone}`, { phone: `+86${phone}` });
    const made = (await logIn(`told${phone}`)).inside?.user;
    expect(made).toMatchObject({ phone: '' });
    expect(made?.uId).not.toBe(id);
    await db.deleteFrom('society').where('id', '=', other).execute();
    person(`own${phone}`, { phone: `+86${phone}` });
    expect((await logIn(`own${phone}`)).inside?.user.uId).toBe(id);
    const again = await buildSociety(db);
    expect((await logIn(`own${phone}`)).inside?.user.uId).toBe(id);
    await db.deleteFrom('society').where('id', '=', again).execute();
  });

  it('a new person gets an account with the verified addresses; two first log-ins at once give one', async () => {
    const phone = freshPhone();
    person(`new${phone}`, { phone: `+86${phone}` });
    const before = await countAccounts();
    const answers = await Promise.all([logIn(`new${phone}`), logIn(`new${phone}`)]);
    const ids = new Set(answers.map(({ inside }) => inside?.user.uId));
    expect(ids.size).toBe(1);
    expect(answers[0]?.inside?.user).toMatchObject({ phone });
    expect((await countAccounts()) - before).toBe(1);
  });
});

describe('[X2] [T20] while another account is logged in on the device', () => {
  async function onDevice() {
    const id = await buildAccount(db, { phone: freshPhone(), name: '许文博' });
    return { id, token: await test.logIn(id) };
  }

  it('asks before it switches to the account found, and changes nothing until then', async () => {
    const device = await onDevice();
    const phone = freshPhone();
    const id = await buildAccount(db, { phone, name: '周晓晴' });
    person(phone, { phone: `+86${phone}` });
    const { inside, question } = await logIn(phone, device.token);
    expect(inside).toBeNull();
    expect(question).toMatchObject({ here: '许文博', there: '周晓晴', choices: ['switch'] });
    expect((await test.call(calls.ownWays, {}, device)).ways).toMatchObject([{ linkedAt: null }]);
    const body = { ticket: question?.ticket ?? '', choice: 'switch' as const };
    // The question of one account is not answered by another one.
    expect(await test.attempt(calls.chooseMember, body, await onDevice())).toMatchObject({ error: 'sign_on_over' });
    expect(await test.call(calls.chooseMember, body, device)).toMatchObject({ user: { uId: id } });
    // The log-in of the other account has ended.
    expect(await test.attempt(calls.chooseMember, body, device)).toMatchObject({ error: 'session_invalid' });
  });

  it('a person without an account links it to the present one, or gets a separate one', async () => {
    const device = await onDevice();
    person(`link${device.id}`, {});
    const linking = (await logIn(`link${device.id}`, device.token)).question;
    expect(linking).toMatchObject({ there: null, choices: ['link', 'separate'] });
    const linked = { ticket: linking?.ticket ?? '', choice: 'link' as const };
    expect(await test.call(calls.chooseMember, linked, device)).toMatchObject({ user: { uId: device.id } });
    expect((await logIn(`link${device.id}`)).inside?.user.uId).toBe(device.id);
    person(`more${device.id}`, {});
    const more = (await logIn(`more${device.id}`, device.token)).question;
    expect(more).toMatchObject({ choices: ['separate'] });
    const ticket = more?.ticket ?? '';
    const forged = { ticket, choice: 'link' as const };
    expect(await test.attempt(calls.chooseMember, forged, device)).toMatchObject({ error: 'sign_on_linked' });
    const apart = await test.call(calls.chooseMember, { ticket, choice: 'separate' }, device);
    expect(apart.user.uId).not.toBe(device.id);
  });

  it('is unlinked under My profile, unless it is the only way in', async () => {
    const device = await onDevice();
    person(`end${device.id}`, {});
    const { question } = await logIn(`end${device.id}`, device.token);
    await test.call(calls.chooseMember, { ticket: question?.ticket ?? '', choice: 'link' }, device);
    await test.call(calls.unlinkWay, { wayId: await wayId() }, device);
    const only = (await logIn(`end${device.id}`)).inside;
    expect(only?.user.uId).not.toBe(device.id);
    const token = only?.token.tToken ?? '';
    expect(await test.attempt(calls.unlinkWay, { wayId: await wayId() }, { token })).toMatchObject({
      error: 'sign_on_last',
    });
  });
});

describe('[X2] an answer of the provider is used', () => {
  it('once, by the window that began, within ten minutes; it returns within this site only', async () => {
    person('one', {});
    const mine = await begin();
    const query = await provider.logIn(mine.address, 'one');
    const foreign = await begin();
    expect(await finish(foreign.attempt, query)).toMatchObject({ error: 'sign_on_refused' });
    expect(await finish('nobody began this', query)).toMatchObject({ error: 'sign_on_over' });
    expect(await finish(mine.attempt, query)).toMatchObject({ code: 0 });
    expect(await finish(mine.attempt, query)).toMatchObject({ error: 'sign_on_over' });
    const late = await begin();
    const answer = await provider.logIn(late.address, 'one');
    test.clock.now = new Date(Date.now() + 10 * 60_000 + 1000);
    expect(await finish(late.attempt, answer)).toMatchObject({ error: 'sign_on_over' });
    test.clock.now = null as unknown as Date;
    for (const back of [
      'https://evil.example/',
      '//evil.example/',
      'javascript:alert(1)',
      `${publicUrl}@evil.example/`,
    ])
      expect(await test.attempt(calls.beginMember, { wayId: await wayId(), back }), back).toMatchObject({
        error: 'address_not_allowed',
      });
    const { address } = await begin();
    const asked = new URL(address).searchParams;
    expect(asked.get('redirect_uri')).toBe(callback);
    expect(asked.get('code_challenge_method')).toBe('S256');
  });

  it('not when it lies: signature, audience, issuer, nonce, time', async () => {
    const lying = await openLyingProvider(settings.clientId);
    const lies = (address: string, lie: Lie): string => {
      const asked = new URL(address).searchParams;
      lying.answer(asked.get('nonce') ?? '', lie);
      return `code=any&state=${asked.get('state') ?? ''}`;
    };
    try {
      await save({ issuer: lying.issuer });
      const before = await countAccounts();
      const seconds = Math.floor(Date.now() / 1000);
      for (const lie of [
        { foreignKey: true },
        { unsigned: true },
        { claims: { aud: 'somebody else' } },
        { claims: { iss: 'https://evil.example' } },
        { claims: { nonce: 'another' } },
        { claims: { exp: seconds - 3600 } },
      ]) {
        const { address, attempt } = await begin();
        const answer = await finish(attempt, lies(address, lie));
        expect(answer, JSON.stringify(lie)).toMatchObject({ error: 'sign_on_refused' });
      }
      expect(await countAccounts()).toBe(before);
      const { address, attempt } = await begin();
      expect(await finish(attempt, lies(address, {}))).toMatchObject({ code: 0 });
    } finally {
      await lying.close();
    }
  });
});
