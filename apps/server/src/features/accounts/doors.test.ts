import { describe, expect, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';
import { browserAt, type Browser } from '../../testing/browser.ts';
import { DEVICE_COOKIE } from '../../http/security/device-cookie.ts';

const test = await testApp();
const { db } = test;
// The clock is frozen, so that the length of a wait does not depend on the speed of the machine.
const began = new Date();
test.clock.now = began;
const password = 'Lakeside-27';
const staffPassword = 'Meeting-2027';
const societyId = await buildSociety(db);

let addresses = 0;
/** A browser with its own address. */
const elsewhere = (): Browser => {
  addresses += 1;
  return browserAt(test, `203.0.${Math.floor(addresses / 250)}.${addresses % 250}`);
};
const person = async (shared = '') => {
  const phone = freshPhone();
  await buildAccount(db, { phone, password: shared || password });
  return phone;
};
const logIn = (browser: Browser, to: string, word = password) =>
  browser.post(accountCalls.loginByPassword, { to, password: word, kind: 'general' });
const staffLogIn = (browser: Browser, email: string, word = staffPassword) =>
  browser.post(staffCalls.login, { email, password: word });
const guess = async (browser: Browser, to: string, times: number) => {
  for (let n = 0; n < times; n += 1) await logIn(browser, to, 'wrong');
};
/** Guesses from many addresses until the account itself is locked for a while. */
const besiege = async (to: string) => {
  for (let n = 0; n < 6; n += 1) await guess(elsewhere(), to, 5);
};
const ok = (answer: { code: number }) => answer.code === 0;

describe('a stranger who guesses passwords', () => {
  it('at one address does not make the owner wait at another', async () => {
    const phone = await person();
    await guess(elsewhere(), phone, 12);
    expect(ok(await logIn(elsewhere(), phone))).toBe(true);
  });

  it('at any number of addresses never makes a device wait on which the owner has logged in', async () => {
    const phone = await person();
    const own = elsewhere();
    expect(ok(await logIn(own, phone))).toBe(true);
    await besiege(phone);
    expect(await logIn(elsewhere(), phone)).toMatchObject({ error: 'account_locked' });
    for (let n = 0; n < 3; n += 1) expect(ok(await logIn(own, phone))).toBe(true);
  });

  it('never makes a known device of staff wait, nor a person who is logged in', async () => {
    const email = 'besieged@example.org';
    await buildStaff(db, societyId, { email });
    const own = elsewhere();
    const first = await staffLogIn(own, email);
    if (!('token' in first)) throw new Error('not logged in');
    for (let n = 0; n < 6; n += 1) {
      const stranger = elsewhere();
      for (let tries = 0; tries < 5; tries += 1) await staffLogIn(stranger, email, 'wrong');
    }
    expect(await staffLogIn(elsewhere(), email)).toMatchObject({ error: 'account_locked' });
    expect(ok(await staffLogIn(own, email))).toBe(true);
    const change = { password: staffPassword, newPassword: 'Heron-4711' };
    expect(ok(await own.post(staffOwnCalls.password, change, first.token.tToken))).toBe(true);
  });

  it('learns how long to wait and the way out, in both languages, and no more than that about accounts', async () => {
    const [known, unknown] = [await person(), freshPhone()];
    for (const to of [known, unknown]) {
      const stranger = elsewhere();
      await guess(stranger, to, 5);
      expect(await logIn(stranger, to)).toEqual({
        code: 3007,
        error: 'account_locked',
        msg: expect.stringMatching(/Try again in 5 seconds, log in with a code, or use a device/),
        retryAfterSeconds: 5,
      });
    }
    const stored = JSON.stringify(await db.selectFrom('log_in_failure').selectAll().execute());
    expect(stored).not.toContain(known);
    const answer = await test.app.inject({
      method: 'POST',
      url: accountCalls.loginByPassword.path,
      remoteAddress: `203.0.${Math.floor((addresses - 1) / 250)}.${(addresses - 1) % 250}`,
      headers: { language: 'zh' },
      payload: { to: known, password, kind: 'general' },
    });
    expect(answer.json().msg).toMatch(/^错误次数过多，请 5 秒后再试；也可用验证码登录，或换用登录过的设备$/);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('waits longer with every wrong try, and 30 tries at once count like 30 in a row', async () => {
    const phone = await person();
    const stranger = elsewhere();
    const waits: number[] = [];
    for (let at = began.getTime(); waits.length < 4;) {
      test.clock.now = new Date(at);
      const answer = await logIn(stranger, phone, 'wrong');
      const seconds = 'retryAfterSeconds' in answer ? Number(answer.retryAfterSeconds) : 0;
      if (seconds > 0) waits.push(seconds);
      at += seconds * 1000;
    }
    expect(waits).toEqual([5, 10, 20, 40]);
    test.clock.now = began;
    const other = await person();
    const crowd = await Promise.all(Array.from({ length: 30 }, () => logIn(stranger, other, 'wrong')));
    expect(crowd.filter((answer) => 'error' in answer && answer.error === 'password_wrong')).toHaveLength(5);
  });
});

describe('one address with many people', () => {
  it('80 people of a hospital log in at once, each with a first typing error of every fourth', async () => {
    const hospital = await Promise.all(Array.from({ length: 80 }, () => person()));
    const address = '198.51.100.20';
    const answers = await Promise.all(
      hospital.map(async (phone, n) => {
        const browser = browserAt(test, address);
        if (n % 4 === 0) await logIn(browser, phone, 'Lakeside-72');
        return logIn(browser, phone);
      }),
    );
    expect(answers.filter(ok)).toHaveLength(80);
  });

  it('that tries a wrong password at 80 accounts is slowed down, also for a right one; known devices there are not', async () => {
    const all = await Promise.all(Array.from({ length: 80 }, () => person()));
    const address = '198.51.100.21';
    const known = browserAt(test, address);
    const [owner = ''] = all;
    expect(ok(await logIn(known, owner))).toBe(true);
    const outcomes = await Promise.all(all.map((phone) => logIn(browserAt(test, address), phone, 'Spring-2026')));
    const tried = outcomes.filter((answer) => 'error' in answer && answer.error === 'password_wrong');
    expect(tried).toHaveLength(40);
    expect(await logIn(browserAt(test, address), all[1] ?? '')).toMatchObject({ error: 'account_locked' });
    expect(ok(await logIn(known, owner))).toBe(true);
    expect(ok(await logIn(elsewhere(), all[1] ?? ''))).toBe(true);
  });
});

describe('a known device', () => {
  it('has a cookie that names nobody, is stored as a hash and changes with every log-in', async () => {
    const phone = await person();
    const own = elsewhere();
    await logIn(own, phone);
    const first = own.cookies.get(DEVICE_COOKIE) ?? '';
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.selectFrom('known_device').selectAll().execute())).not.toContain(first);
    await logIn(own, phone);
    expect(own.cookies.get(DEVICE_COOKIE)).not.toBe(first);
    await besiege(phone);
    const thief = elsewhere();
    thief.cookies.set(DEVICE_COOKIE, first);
    expect(await logIn(thief, phone)).toMatchObject({ error: 'account_locked' });
  });

  it('is the owner’s alone: a cookie of another account, an invented one or a planted one helps nobody', async () => {
    const [victim, attacker] = [await person(), await person()];
    const mine = elsewhere();
    await logIn(mine, attacker);
    const planted = mine.cookies.get(DEVICE_COOKIE) ?? '';
    const victims = elsewhere();
    victims.cookies.set(DEVICE_COOKIE, planted);
    await logIn(victims, victim);
    await besiege(victim);
    expect(await logIn(mine, victim)).toMatchObject({ error: 'account_locked' });
    mine.cookies.set(DEVICE_COOKIE, 'A'.repeat(43));
    expect(await logIn(mine, victim)).toMatchObject({ error: 'account_locked' });
    expect(ok(await logIn(victims, victim))).toBe(true);
  });

  it('waits after its own wrong tries, and makes nobody else wait', async () => {
    const phone = await person();
    const [own, other] = [elsewhere(), elsewhere()];
    await logIn(own, phone);
    await logIn(other, phone);
    await guess(own, phone, 30);
    expect(await logIn(own, phone)).toMatchObject({ error: 'account_locked' });
    expect(ok(await logIn(other, phone))).toBe(true);
    expect(ok(await logIn(elsewhere(), phone))).toBe(true);
  });

  it('is unknown again once its log-in was ended from elsewhere', async () => {
    const email = 'lost@example.org';
    await buildStaff(db, societyId, { email });
    const [lost, desk] = [elsewhere(), elsewhere()];
    await staffLogIn(lost, email);
    const answer = await staffLogIn(desk, email);
    if (!('token' in answer)) throw new Error('not logged in');
    await desk.post(staffOwnCalls.endOtherSessions, {}, answer.token.tToken);
    const left = await db
      .selectFrom('known_device')
      .select('session')
      .where('staff_id', '=', answer.staff.id)
      .execute();
    expect(left).toHaveLength(1);
    await desk.post(
      staffOwnCalls.endSession,
      { session: left[0]?.session.toString('hex').slice(0, 24) ?? '' },
      answer.token.tToken,
    );
    expect(
      await db.selectFrom('known_device').select('hash').where('staff_id', '=', answer.staff.id).execute(),
    ).toEqual([]);
  });
});
