import { describe, expect, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { buildAccount, buildAgreement, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { codeSentTo } from '../../testing/outbox.ts';

const test = await testApp();
const { db } = test;
const version = await buildAgreement(db);
const password = 'Lakeside-27';

const homes: string[] = [];
/** Each person logs in from a separate address: a shared one would have to wait after the wrong passwords of all tests. */
const homeOf = (to: string) => {
  const who = to.toLowerCase();
  if (!homes.includes(who)) homes.push(who);
  return `192.0.2.${homes.indexOf(who)}`;
};
const logIn = (to: string, word: string, kind: 'general' | 'registration' = 'general') =>
  test.attempt(accountCalls.loginByPassword, { to, password: word, kind }, { language: 'en', from: homeOf(to) });
const withPassword = async () => {
  const phone = freshPhone();
  const email = `p${phone}@example.org`;
  return { phone, email, accountId: await buildAccount(db, { phone, email, password }) };
};
const codeFor = async (to: string, purpose: 'register' | 'reset') => {
  await test.call(accountCalls.sendCode, { to, purpose });
  return codeSentTo(test, to);
};
const isIn = async (token: string) => (await test.attempt(accountCalls.userInfo, {}, { token })).code === 0;

describe('[C16] a password', () => {
  it('[T21] logs in by phone or mail, with a token of the requested kind', async () => {
    const { phone, email, accountId } = await withPassword();
    for (const [to, kind] of [
      [phone, 'general'],
      [email.toUpperCase(), 'registration'],
    ] as const) {
      const answer = await logIn(to, password, kind);
      expect(answer).toMatchObject({ code: 0, user: { uId: accountId, phone, email } });
      if (answer.code !== 0 || !('token' in answer)) throw new Error('not logged in');
      expect(await isIn(answer.token.tToken)).toBe(true);
      const days = (Date.parse(answer.token.expiresAt) - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(kind === 'general' ? 90 : 30);
    }
  });

  it('[E12] that is wrong gives the same answer as an unknown account', async () => {
    const { phone } = await withPassword();
    const wrong = await logIn(phone, 'not this one');
    expect(wrong).toEqual({ code: 3004, error: 'password_wrong', msg: 'The account or password is wrong' });
    for (const nobody of [freshPhone(), 'nobody@example.org', 'no address'])
      expect(await logIn(nobody, password)).toEqual(wrong);
    const without = freshPhone();
    await buildAccount(db, { phone: without });
    expect(await logIn(without, '')).toEqual(wrong);
  });

  it('wrong five times in a row makes the next try wait seconds, then longer, even for the right one', async () => {
    const { phone } = await withPassword();
    test.clock.now = new Date();
    for (let n = 0; n < 5; n += 1) expect(await logIn(phone, 'wrong')).toMatchObject({ error: 'password_wrong' });
    expect(await logIn(phone, password)).toMatchObject({ error: 'account_locked', retryAfterSeconds: 5 });
    test.clock.now = new Date(test.clock.now.getTime() + 5001);
    expect(await logIn(phone, password)).toMatchObject({ code: 0 });
    test.clock.now = null as unknown as Date;
  });

  it('[E12] that waits reveals nothing about accounts: an unknown address waits after as many attempts', async () => {
    test.clock.now = new Date();
    for (const nobody of [freshPhone(), 'stranger@example.org', 'neither of them']) {
      for (let n = 0; n < 5; n += 1) expect(await logIn(nobody, 'wrong')).toMatchObject({ error: 'password_wrong' });
      const refused = await logIn(nobody.toUpperCase(), password);
      expect(refused).toEqual({
        code: 3007,
        error: 'account_locked',
        msg: expect.any(String),
        retryAfterSeconds: expect.any(Number),
      });
    }
    const stored = await db.selectFrom('log_in_failure').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('stranger');
    test.clock.now = null as unknown as Date;
  });

  it('wrong occasionally, a quarter of an hour apart, locks nobody out', async () => {
    const { phone } = await withPassword();
    for (let n = 0; n < 10; n += 1) {
      test.clock.now = new Date(Date.now() + n * 16 * 60_000);
      expect(await logIn(phone, 'wrong')).toMatchObject({ error: 'password_wrong' });
    }
    expect(await logIn(phone, password)).toMatchObject({ code: 0 });
    test.clock.now = null as unknown as Date;
  });

  it('entered correctly once resets the count of wrong attempts', async () => {
    const { phone } = await withPassword();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await logIn(phone, 'wrong');
      expect(await logIn(phone, password)).toMatchObject({ code: 0 });
    }
  });

  it('is stored in the database as argon2id only', async () => {
    const { accountId } = await withPassword();
    const { password_hash } = await db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('[C16] registering an account', () => {
  const register = async (to: string, more: object = {}, code?: string) =>
    test.attempt(accountCalls.register, {
      to,
      code: code ?? (await codeFor(to, 'register')),
      agreement: version,
      name: '周晓晴',
      password,
      ...more,
    });

  it('[S35] proves the address, saves the consent, and logs in', async () => {
    const email = 'zhou.xiaoqing@example.org';
    const made = await register(email, { kind: 'registration' });
    expect(made).toMatchObject({ code: 0, user: { name: '周晓晴', email, phone: '' } });
    if (!('user' in made)) throw new Error('not made');
    expect(await isIn(made.token.tToken)).toBe(true);
    const consent = await db
      .selectFrom('consent')
      .select(['version', 'withdrawn_at'])
      .where('account_id', '=', made.user.uId)
      .execute();
    expect(consent).toEqual([{ version, withdrawn_at: null }]);
    expect(await logIn(email, password)).toMatchObject({ code: 0 });
  });

  it('[E12] reveals an existing account only after the address was proved', async () => {
    const { phone } = await withPassword();
    expect(await register(phone, {}, '000000')).toMatchObject({ error: 'code_wrong' });
    expect(await register(phone)).toMatchObject({ error: 'account_exists', msg: '该手机号或邮箱已有账号，请直接登录' });
  });

  it('[E12] refuses a weak password and a missing agreement before it uses the code up', async () => {
    const phone = freshPhone();
    const code = await codeFor(phone, 'register');
    expect(await register(phone, { password: '12345678' }, code)).toMatchObject({ error: 'password_weak' });
    expect(await register(phone, { agreement: 'old' }, code)).toMatchObject({ error: 'agreement_needed' });
    expect(await register(phone, {}, code)).toMatchObject({ code: 0 });
  });

  it('twice at once creates one account', async () => {
    const phone = freshPhone();
    const code = await codeFor(phone, 'register');
    const answers = await Promise.all([
      register(phone, {}, code),
      register(phone, {}, code),
      register(phone, {}, code),
    ]);
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    const rows = await db.selectFrom('identity').select('account_id').where('value', '=', phone).execute();
    expect(rows).toHaveLength(1);
  });
});

describe('[C16] a new password', () => {
  it('[S37] ends every other log-in, and the wait', async () => {
    const { phone, accountId } = await withPassword();
    const others = [await test.logIn(accountId), await test.logIn(accountId, 'registration')];
    for (let n = 0; n < 5; n += 1) await logIn(phone, 'wrong');
    const reset = { to: phone, code: await codeFor(phone, 'reset'), password: 'Riverbank-28' };
    const answer = await test.call(accountCalls.resetPassword, reset);
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await isIn(answer.token.tToken)).toBe(true);
    expect(await logIn(phone, password)).toMatchObject({ error: 'password_wrong' });
    expect(await logIn(phone, 'Riverbank-28')).toMatchObject({ code: 0 });
  });

  it('that is weak is refused, and the code stays valid', async () => {
    const { phone } = await withPassword();
    const code = await codeFor(phone, 'reset');
    expect(await test.attempt(accountCalls.resetPassword, { to: phone, code, password: 'short' })).toMatchObject({
      error: 'password_weak',
    });
    expect(await test.attempt(accountCalls.resetPassword, { to: phone, code, password: 'Riverbank-28' })).toMatchObject(
      { code: 0 },
    );
  });
});
