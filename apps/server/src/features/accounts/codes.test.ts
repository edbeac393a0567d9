import { describe, expect, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { buildAccount, buildAgreement, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { browserAt } from '../../testing/browser.ts';
import { codeSentTo, sentTo } from '../../testing/outbox.ts';

const test = await testApp();
const { db } = test;
const version = await buildAgreement(db);

const send = (to: string, purpose: 'login' | 'register' | 'reset' = 'login', language: 'zh' | 'en' = 'zh') =>
  test.attempt(accountCalls.sendCode, { to, purpose }, { language });
const logIn = (to: string, code: string, agreement: string | null = null) =>
  test.attempt(accountCalls.loginByCode, { to, code, agreement });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const known = async () => {
  const phone = freshPhone();
  return { phone, accountId: await buildAccount(db, { phone }) };
};
/** Advances the test clock by some seconds. */
const later = (seconds: number) => {
  test.clock.now = new Date((test.clock.now ?? new Date()).getTime() + seconds * 1000);
};
const present = () => {
  test.clock.now = null as unknown as Date;
};

describe('[C16] a one-time code', () => {
  it('[S36] arrives by text message, and logs its owner in, once', async () => {
    const { phone, accountId } = await known();
    expect(await send(phone)).toEqual({ code: 0, channel: 'phone', retryAfterSeconds: 60, validMinutes: 5 });
    const [message] = await sentTo(test, phone);
    expect(message).toMatchObject({ channel: 'sms', variables: { code: expect.stringMatching(/^\d{6}$/) } });
    const code = await codeSentTo(test, phone);
    expect(await logIn(phone, code)).toMatchObject({ code: 0, user: { uId: accountId, phone } });
    expect(await logIn(phone, code)).toMatchObject({ error: 'code_expired' });
  });

  it('arrives by mail in the language of the request', async () => {
    const email = 'Lin.Zhiyuan@Example.org';
    expect(await send(email, 'login', 'en')).toMatchObject({ code: 0, channel: 'email' });
    const [mail] = await sentTo(test, 'lin.zhiyuan@example.org');
    expect(mail).toMatchObject({ channel: 'mail', to: 'lin.zhiyuan@example.org' });
    expect(mail?.text).toContain(await codeSentTo(test, 'lin.zhiyuan@example.org'));
    expect(mail?.text).toMatch(/minutes/);
  });

  it('is not stored in the database once it is sent', async () => {
    const { phone } = await known();
    await send(phone);
    const code = await codeSentTo(test, phone);
    const rows = [
      await db.selectFrom('one_time_code').selectAll().where('address', '=', phone).execute(),
      await db.selectFrom('message').selectAll().where('recipient', '=', phone).execute(),
    ];
    expect(rows.flat()).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is void after five wrong tries, also concurrent ones', async () => {
    const { phone } = await known();
    await send(phone);
    const code = await codeSentTo(test, phone);
    const tries = await Promise.all(Array.from({ length: 8 }, () => logIn(phone, wrong(code))));
    expect(tries.map((answer) => ('error' in answer ? answer.error : '')).sort()).toEqual([
      ...Array<string>(3).fill('code_expired'),
      ...Array<string>(5).fill('code_wrong'),
    ]);
    expect(await logIn(phone, code)).toMatchObject({ error: 'code_expired' });
  });

  it('is guessed by strangers at most five times an hour and ten times a day, over all codes of a number', async () => {
    const { phone } = await known();
    const began = (test.clock.now = new Date());
    for (let minute = 0; minute < 24 * 60; minute += 20) {
      test.clock.now = new Date(began.getTime() + minute * 60_000);
      await send(phone, minute % 40 === 0 ? 'login' : 'reset');
      for (let n = 0; n < 3; n += 1) {
        await logIn(phone, '000000');
        await test.attempt(accountCalls.resetPassword, { to: phone, code: '000000', password: 'Lakeside-27' });
      }
    }
    present();
    const rows = await db
      .selectFrom('one_time_code')
      .select(['sent_at', 'tries'])
      .where('address', '=', phone)
      .execute();
    const guesses = rows.reduce((sum, { tries }) => sum + tries, 0);
    expect(guesses).toBe(10);
  });

  it('cannot be used up by a stranger: a device known to the account guesses and gets codes as before', async () => {
    const { phone } = await known();
    const own = browserAt(test, '192.0.2.10');
    await send(phone);
    await own.post(accountCalls.loginByCode, { to: phone, code: await codeSentTo(test, phone) });
    for (let n = 0; n < 3; n += 1) {
      later(61);
      await send(phone);
      for (let tries = 0; tries < 5; tries += 1) await logIn(phone, '000000');
    }
    later(61);
    expect(await send(phone)).toMatchObject({ error: 'code_too_often', retryAfterSeconds: expect.any(Number) });
    expect((await own.post(accountCalls.sendCode, { to: phone, purpose: 'login' })).code).toBe(0);
    const code = await codeSentTo(test, phone);
    for (let tries = 0; tries < 5; tries += 1) await logIn(phone, '000000');
    expect((await own.post(accountCalls.loginByCode, { to: phone, code })).code).toBe(0);
    present();
  });

  it('expires after five minutes', async () => {
    const { phone } = await known();
    await send(phone);
    const code = await codeSentTo(test, phone);
    later(301);
    expect(await logIn(phone, code)).toMatchObject({ error: 'code_expired', msg: '验证码已失效，请重新获取' });
    present();
  });

  it('is void for another purpose, and the newest one counts', async () => {
    const { phone } = await known();
    await send(phone, 'reset');
    const reset = await codeSentTo(test, phone);
    expect(await logIn(phone, reset)).toMatchObject({ error: 'code_wrong' });
    later(61);
    await send(phone);
    const first = await codeSentTo(test, phone);
    later(61);
    await send(phone);
    const second = await codeSentTo(test, phone);
    if (first !== second) expect(await logIn(phone, first)).toMatchObject({ error: 'code_wrong' });
    expect(await logIn(phone, second)).toMatchObject({ code: 0 });
    present();
  });
});

describe('[E12] codes are sent', () => {
  it('once a minute and four times an hour to one address, a fifth time to a device known to its account', async () => {
    const { phone } = await known();
    const own = browserAt(test, '192.0.2.9');
    await send(phone);
    await own.post(accountCalls.loginByCode, { to: phone, code: await codeSentTo(test, phone) });
    later(3700);
    const outcomes: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      const answer = await send(phone, 'login', 'en');
      outcomes.push('error' in answer ? answer.error : 'sent');
      if (n === 0)
        expect(await send(phone, 'login', 'en')).toMatchObject({
          error: 'code_too_often',
          msg: expect.stringMatching(/^Codes were requested or tried too often; try again in \d+ seconds?$/),
          retryAfterSeconds: expect.any(Number),
        });
      later(61);
    }
    expect(outcomes).toEqual([...Array<string>(4).fill('sent'), ...Array<string>(3).fill('code_too_often')]);
    expect((await own.post(accountCalls.sendCode, { to: phone, purpose: 'login' })).code).toBe(0);
    present();
  });

  it('once, when the button is pressed ten times at once', async () => {
    const { phone } = await known();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(phone)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(await sentTo(test, phone)).toHaveLength(1);
  });

  it('to valid addresses only', async () => {
    for (const to of ['12345', 'nobody', 'a@b', '+123', '1380000', 'a b@example.org'])
      expect([to, await send(to, 'login', 'en')]).toMatchObject([
        to,
        { error: 'body_invalid', faults: [{ field: 'to' }] },
      ]);
    expect(await send('', 'login', 'en')).toMatchObject({ msg: 'Phone number or e-mail: This item is required' });
  });

  it('to one person however they write their number', async () => {
    const { phone, accountId } = await known();
    expect(await send(`+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`)).toMatchObject({ code: 0 });
    expect(await logIn(`86${phone}`, await codeSentTo(test, phone))).toMatchObject({ user: { uId: accountId } });
  });
});

describe('a person without an account', () => {
  it('[E12] gets the same answers as a person with one, until the code is right', async () => {
    const { phone } = await known();
    const unknown = freshPhone();
    for (const purpose of ['login', 'register', 'reset'] as const) {
      const [one, other] = [await send(phone, purpose), await send(unknown, purpose)];
      expect(other).toEqual(one);
      later(61);
    }
    present();
    expect(await logIn(unknown, '000000')).toEqual(await logIn(phone, '000000'));
    const reset = (to: string) =>
      test.attempt(accountCalls.resetPassword, { to, code: '000000', password: 'Lakeside-27' });
    expect(await reset(unknown)).toEqual(await reset(phone));
  });

  it('[S36] is asked for the agreement after the right code, and logs in with the same one', async () => {
    const phone = freshPhone();
    await send(phone);
    const code = await codeSentTo(test, phone);
    expect(await logIn(phone, code)).toMatchObject({ error: 'agreement_needed' });
    expect(await logIn(phone, code, 'another version')).toMatchObject({ error: 'agreement_needed' });
    const made = await logIn(phone, code, version);
    expect(made).toMatchObject({ code: 0, user: { phone } });
    const consents = await db
      .selectFrom('consent')
      .select(['subject', 'version'])
      .where('account_id', '=', 'user' in made ? made.user.uId : 0)
      .execute();
    expect(consents).toEqual([{ subject: 'agreement', version }]);
  });
});
