import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { staffPeopleCalls } from '@meetingapp/contract/staff/people.ts';
import { signOnCalls } from '@meetingapp/contract/staff/sign-on.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { openProvider } from '../../../testing/sign-on/provider.ts';

const publicUrl = 'https://congress.example';
const test = await testApp({ settings: { SIGN_ON_PRIVATE_ADDRESSES: 'on', PUBLIC_URL: publicUrl } });
const provider = await openProvider(`${publicUrl}/console/sign-on`);
afterAll(() => provider.close());
const { db } = test;
const societyId = await buildSociety(db);
const ownerId = await buildStaff(db, societyId, { email: 'owner@hospital.example', role: 'owner' });
const owner = { token: await buildStaffToken(db, ownerId), language: 'en' as const };

const settings = {
  wayName: both('协和医院统一身份', 'Union Hospital account'),
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  domains: [] as string[],
  required: false,
};
const save = (changes: Partial<typeof settings> = {}) =>
  test.attempt(signOnCalls.saveProvider, { ...settings, ...changes }, owner);
await save();

async function wayId(): Promise<number> {
  const { ways } = await test.call(signOnCalls.ways, {}, { language: 'en' });
  return ways[0]?.wayId ?? 0;
}
const begin = async () => test.call(signOnCalls.begin, { wayId: await wayId() });
const finish = (attempt: string, query: string) =>
  test.attempt(signOnCalls.finish, { attempt, query }, { language: 'en' });
async function logIn(subject: string) {
  const { address, attempt } = await begin();
  return finish(attempt, await provider.logIn(address, subject));
}
const person = (subject: string, email: string, verified = true) => provider.people.set(subject, { email, verified });
afterEach(async () => {
  provider.people.clear();
  await save();
});

describe('[X2] staff log in at the provider of their society', () => {
  it('the log-in page offers it by its name', async () => {
    const { ways } = await test.call(signOnCalls.ways, {}, { language: 'zh' });
    expect(ways).toEqual([{ wayId: await wayId(), name: '协和医院统一身份' }]);
  });

  it('a verified address finds the person; later the subject does, also when the address has changed', async () => {
    const id = await buildStaff(db, societyId, { email: 'li@hospital.example', role: 'finance' });
    person('li', 'Li@Hospital.example');
    const answer = await logIn('li');
    expect(answer).toMatchObject({ code: 0, staff: { id } });
    if (!('token' in answer)) throw new Error('not logged in');
    expect((await test.call(staffCalls.me, {}, { token: answer.token.tToken })).staff.id).toBe(id);
    person('li', 'li.married@hospital.example');
    expect(await logIn('li')).toMatchObject({ code: 0, staff: { id } });
  });

  it('an address given to somebody else opens nothing, until an owner clears who the person is there', async () => {
    const id = await buildStaff(db, societyId, { email: 'desk@hospital.example' });
    person('first', 'desk@hospital.example');
    expect(await logIn('first')).toMatchObject({ code: 0, staff: { id } });
    person('second', 'desk@hospital.example');
    expect(await logIn('second')).toMatchObject({ error: 'sign_on_unknown' });
    await test.call(staffPeopleCalls.forgetFactors, { id }, owner);
    expect(await logIn('second')).toMatchObject({ code: 0, staff: { id } });
    expect(await logIn('first')).toMatchObject({ error: 'sign_on_unknown' });
  });

  it('an unverified address, one of another domain, an unknown one and one of another society open nothing', async () => {
    await buildStaff(db, societyId, { email: 'plain@hospital.example' });
    await buildStaff(db, await buildSociety(db), { email: 'other@hospital.example' });
    person('plain', 'plain@hospital.example', false);
    person('nobody', 'nobody@hospital.example');
    person('other', 'other@hospital.example');
    for (const subject of ['plain', 'nobody', 'other'])
      expect(await logIn(subject), subject).toMatchObject({ code: 9028, error: 'sign_on_unknown' });
    await save({ domains: ['Hospital.example'] });
    expect(await logIn('plain')).toMatchObject({ code: 0 });
    await buildStaff(db, societyId, { email: 'guest@elsewhere.example' });
    person('guest', 'guest@elsewhere.example');
    expect(await logIn('guest')).toMatchObject({ error: 'sign_on_unknown' });
  });

  it('former staff stay outside; a second factor is asked as usual', async () => {
    const gone = await buildStaff(db, societyId, { email: 'gone@hospital.example' });
    person('gone', 'gone@hospital.example');
    expect(await logIn('gone')).toMatchObject({ code: 0 });
    await db.updateTable('staff_member').set({ ended_at: new Date() }).where('id', '=', gone).execute();
    expect(await logIn('gone')).toMatchObject({ error: 'sign_on_unknown' });
    const two = await buildStaff(db, societyId, { email: 'two@hospital.example' });
    await db.insertInto('staff_totp').values({ staff_id: two, secret: 'JBSWY3DPEHPK3PXP' }).execute();
    person('two', 'two@hospital.example');
    expect(await logIn('two')).toMatchObject({ second: { totp: true } });
  });

  it('two first log-ins at once give the person one identity', async () => {
    const id = await buildStaff(db, societyId, { email: 'twice@hospital.example' });
    person('twice', 'twice@hospital.example');
    const answers = await Promise.all([logIn('twice'), logIn('twice')]);
    for (const answer of answers) expect(answer).toMatchObject({ code: 0, staff: { id } });
    const links = await db.selectFrom('staff_sign_on').select('subject').where('staff_id', '=', id).execute();
    expect(links).toEqual([{ subject: 'twice' }]);
  });
});

describe('[X2] an answer of the provider is used', () => {
  it('once, by the window that began, within ten minutes', async () => {
    await buildStaff(db, societyId, { email: 'one@hospital.example' });
    person('one', 'one@hospital.example');
    const mine = await begin();
    const query = await provider.logIn(mine.address, 'one');
    const foreign = await begin();
    // A link with a stranger's answer does not log this browser in as the stranger.
    expect(await finish(foreign.attempt, query)).toMatchObject({ error: 'sign_on_refused' });
    expect(await finish('nobody began this', query)).toMatchObject({ error: 'sign_on_over' });
    expect(await finish(mine.attempt, query)).toMatchObject({ code: 0 });
    expect(await finish(mine.attempt, query)).toMatchObject({ error: 'sign_on_over' });
    const late = await begin();
    const answer = await provider.logIn(late.address, 'one');
    test.clock.now = new Date(Date.now() + 10 * 60_000 + 1000);
    expect(await finish(late.attempt, answer)).toMatchObject({ error: 'sign_on_over' });
    test.clock.now = null as unknown as Date;
  });

  it('only whole: a code of somebody else, none, and a refusal of the provider are refused', async () => {
    const { attempt } = await begin();
    expect(await finish(attempt, 'error=access_denied&state=x')).toMatchObject({ error: 'sign_on_refused' });
    const again = await begin();
    const state = new URL(again.address).searchParams.get('state') ?? '';
    expect(await finish(again.attempt, `code=guessed&state=${state}&iss=${provider.issuer}`)).toMatchObject({
      error: 'sign_on_refused',
    });
    expect(await finish((await begin()).attempt, '')).toMatchObject({ error: 'sign_on_refused' });
  });
});

describe('[X2] an owner sets the provider up', () => {
  it('its configuration is read before anything is saved; the secret stays in the server, sealed', async () => {
    expect(await save({ issuer: `${provider.issuer}/other` })).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'issuer' }],
    });
    const read = await test.call(signOnCalls.readProvider, {}, owner);
    expect(read).toMatchObject({
      callback: `${publicUrl}/console/sign-on`,
      provider: { issuer: provider.issuer, clientId: provider.clientId },
    });
    expect(JSON.stringify(read)).not.toContain(provider.clientSecret);
    const { client_secret: sealed } = await db
      .selectFrom('sign_on_provider')
      .select('client_secret')
      .executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toContain(provider.clientSecret);
    expect(await save({ clientSecret: '' })).toMatchObject({ code: 0 });
    const id = await buildStaff(db, societyId, { email: 'kept@hospital.example' });
    person('kept', 'kept@hospital.example');
    expect(await logIn('kept')).toMatchObject({ code: 0, staff: { id } });
  });

  it('a required provider ends passwords and mailed codes, except for owners of the society', async () => {
    const password = 'Meeting-2027';
    await buildStaff(db, societyId, { email: 'must@hospital.example', role: 'finance' });
    await save({ required: true });
    const byPassword = (email: string) => test.attempt(staffCalls.login, { email, password }, { language: 'en' });
    expect(await byPassword('must@hospital.example')).toMatchObject({ error: 'sign_on_needed' });
    expect(await byPassword('owner@hospital.example')).toMatchObject({ code: 0 });
    await test.call(signOnCalls.removeProvider, {}, owner);
    expect(await byPassword('must@hospital.example')).toMatchObject({ code: 0 });
    expect((await test.call(signOnCalls.ways, {})).ways).toEqual([]);
  });

  it('without a secret to keep it asks for one, and a private address is refused where the server does not allow it', async () => {
    await test.call(signOnCalls.removeProvider, {}, owner);
    expect(await save({ clientSecret: '' })).toMatchObject({ faults: [{ field: 'clientSecret' }] });
    const closed = await testApp();
    const other = await buildSociety(closed.db);
    const staff = await buildStaff(closed.db, other, { role: 'owner' });
    const answer = await closed.attempt(
      signOnCalls.saveProvider,
      { ...settings, issuer: 'https://169.254.169.254' },
      { token: await buildStaffToken(closed.db, staff), language: 'en' },
    );
    expect(answer).toMatchObject({ error: 'body_invalid', faults: [{ field: 'issuer' }] });
  });
});
