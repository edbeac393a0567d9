import { describe, expect, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { profileCalls } from '@meetingapp/contract/accounts/profile.ts';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { testApp } from '../../../testing/app.ts';
import { codeSentTo } from '../../../testing/outbox.ts';

const test = await testApp();
const { db } = test;
const password = 'Lakeside-27';
let homes = 0;

/** A person who is logged in, from an address of their own; without a password when it is null. */
async function person(withPassword: string | null = password, email = '') {
  const phone = freshPhone();
  const more = { ...(withPassword === null ? {} : { password: withPassword }), ...(email === '' ? {} : { email }) };
  const accountId = await buildAccount(db, { phone, ...more });
  homes += 1;
  return { phone, accountId, by: { token: await test.logIn(accountId), from: `192.0.2.${homes}` } };
}
type Person = Awaited<ReturnType<typeof person>>;

const codeFor = async (to: string, purpose: 'login' | 'register') => {
  await test.call(accountCalls.sendCode, { to, purpose });
  return codeSentTo(test, to);
};
const confirm = ({ by }: Person, secret = password) =>
  test.attempt(profileCalls.confirmOwner, { by: 'password', secret }, by);
const change = async ({ by }: Person, to: string, code?: string) =>
  test.attempt(profileCalls.changeAddress, { to, code: code ?? (await codeFor(to, 'register')) }, by);
const logInWith = (to: string) =>
  test.attempt(accountCalls.loginByPassword, { to, password }, { from: `198.51.100.${(homes += 1)}` });
const messagesTo = (recipient: string) =>
  db.selectFrom('message').select(['template', 'variables']).where('recipient', '=', recipient).execute();

describe('[S41] the phone number of the log-in', () => {
  it('is replaced after the password: the new one logs in, the old one does not and gets a message', async () => {
    const one = await person();
    const to = freshPhone();
    expect(await confirm(one)).toMatchObject({ code: 0 });
    expect(await change(one, to)).toMatchObject({ code: 0, user: { phone: to } });
    expect(await logInWith(to)).toMatchObject({ code: 0, user: { uId: one.accountId } });
    expect(await logInWith(one.phone)).toMatchObject({ error: 'password_wrong' });
    expect(await messagesTo(one.phone)).toMatchObject([{ template: 'address_changed' }]);
    expect(JSON.stringify(await messagesTo(one.phone))).not.toContain(to);
    expect(await test.attempt(accountCalls.userInfo, {}, one.by)).toMatchObject({ code: 0 });
  });

  it('is replaced after a code to the present one', async () => {
    const one = await person(null);
    const { proofs } = await test.call(profileCalls.profile, {}, one.by);
    expect(proofs).toEqual(['phone']);
    const secret = await codeFor(one.phone, 'login');
    expect(await test.attempt(profileCalls.confirmOwner, { by: 'phone', secret }, one.by)).toMatchObject({ code: 0 });
    const to = freshPhone();
    expect(await change(one, to)).toMatchObject({ code: 0, user: { phone: to } });
  });

  it('stays without a proof, after a wrong one, after a quarter of an hour, and on another log-in', async () => {
    const one = await person();
    const to = freshPhone();
    const refused = { error: 'owner_unconfirmed' };
    expect(await change(one, to, '123456')).toMatchObject(refused);
    expect(await confirm(one, 'Wrong-2027')).toMatchObject({ error: 'password_wrong' });
    expect(await test.attempt(profileCalls.confirmOwner, { by: 'email', secret: '123456' }, one.by)).toMatchObject({
      error: 'code_wrong',
    });
    expect(await change(one, to, '123456')).toMatchObject(refused);
    expect(await confirm(one)).toMatchObject({ code: 0 });
    const other = { ...one, by: { ...one.by, token: await test.logIn(one.accountId) } };
    expect(await change(other, to, '123456')).toMatchObject(refused);
    await db
      .updateTable('access_token')
      .set({ owner_confirmed_at: new Date(Date.now() - 16 * 60_000) })
      .where('account_id', '=', one.accountId)
      .execute();
    expect(await change(one, to, '123456')).toMatchObject(refused);
    expect((await test.call(profileCalls.profile, {}, one.by)).user.phone).toBe(one.phone);
  });

  it('of another account is refused, which only the owner of its code learns, and nothing changes', async () => {
    const [one, two] = [await person(), await person()];
    await confirm(one);
    expect(await change(one, two.phone, '123456')).toMatchObject({ error: 'code_wrong' });
    expect(await change(one, two.phone)).toMatchObject({ error: 'address_taken' });
    expect((await test.call(profileCalls.profile, {}, one.by)).user.phone).toBe(one.phone);
    expect((await test.call(profileCalls.profile, {}, two.by)).user.phone).toBe(two.phone);
    expect(await messagesTo(one.phone)).toEqual([]);
  });

  it('wanted by two accounts at one moment goes to one of them', async () => {
    const [one, two] = [await person(), await person()];
    await Promise.all([confirm(one), confirm(two)]);
    const to = freshPhone();
    const code = await codeFor(to, 'register');
    const answers = await Promise.all([change(one, to, code), change(two, to, code)]);
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    const owners = await db.selectFrom('identity').select('account_id').where('value', '=', to).execute();
    expect(owners).toHaveLength(1);
  });
});

describe('[S41] an e-mail address', () => {
  it('is added beside the phone number, written in any case, and logs in', async () => {
    const one = await person();
    await confirm(one);
    const to = `New.${one.phone}@Example.org`;
    const address = to.toLowerCase();
    expect(await change(one, to, await codeFor(address, 'register'))).toMatchObject({
      code: 0,
      user: { phone: one.phone, email: address },
    });
    expect(await logInWith(address)).toMatchObject({ code: 0, user: { uId: one.accountId } });
    expect(await messagesTo(one.phone)).toMatchObject([{ template: 'address_changed' }]);
  });

  it('that an account never verified becomes free for the one that has its code', async () => {
    const [one, two] = [await person(), await person()];
    const value = `free${one.phone}@example.org`;
    await db.insertInto('identity').values({ account_id: two.accountId, kind: 'email', value }).execute();
    await confirm(one);
    expect(await change(one, value)).toMatchObject({ code: 0, user: { email: value } });
  });

  it('is asked for by its field when it is none', async () => {
    const one = await person();
    await confirm(one);
    expect(await change(one, 'nobody', '123456')).toMatchObject({ error: 'body_invalid', faults: [{ field: 'to' }] });
  });
});

it('[S41] an account with only the messenger adds a phone number without a proof, for it has none', async () => {
  const accountId = await buildAccount(db, { phone: '' });
  await db
    .insertInto('identity')
    .values({ account_id: accountId, kind: 'wechat_open', value: `open-${accountId}`, verified_at: new Date() })
    .execute();
  const one = { phone: '', accountId, by: { token: await test.logIn(accountId), from: '192.0.2.250' } };
  expect((await test.call(profileCalls.profile, {}, one.by)).proofs).toEqual([]);
  const to = freshPhone();
  expect(await change(one, to)).toMatchObject({ code: 0, user: { phone: to } });
});
