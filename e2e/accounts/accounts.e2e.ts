import type { Page } from '@playwright/test';
import { inDatabase } from '../support/database.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Phone } from '../support/phone.ts';

const words = {
  zh: {
    logIn: '登录',
    sendCode: '获取验证码',
    codeWrong: '验证码不正确',
    byPassword: '密码登录',
    passwordWrong: '账号或密码不正确',
    toMissing: '请输入手机号码或邮箱',
    codeMissing: '请输入 6 位验证码',
    agree: '请先阅读并同意用户协议和隐私政策',
    create: '注册',
    reset: '重设并登录',
    accept: '同意',
    accepted: /您已于 .+ 同意此版本/,
    clear: '清除',
    no: '无',
    messenger: '演示：体验微信登录',
    refused: '您取消了授权，可以重试或用手机号码登录',
    unknown: '登录码不正确，请重新登录',
    byPhone: '用手机号码登录',
    stopped: '该页面已停止访问',
    stoppedText: '活动未开始或已结束',
    off: '会议已暂停访问',
    outbox: '演示：验证码在此查看',
    sentence: '我已阅读并同意《用户协议》和《隐私政策》',
  },
  en: {
    logIn: 'Log in',
    sendCode: 'Send code',
    codeWrong: 'The code is wrong',
    byPassword: 'By password',
    passwordWrong: 'The account or password is wrong',
    toMissing: 'Enter a mobile number or an e-mail address',
    codeMissing: 'Enter the 6-digit code',
    agree: 'Read and accept the user agreement and privacy policy first',
    create: 'Create account',
    reset: 'Set and log in',
    accept: 'Accept',
    accepted: /You accepted this version on .+/,
    clear: 'Clear',
    no: 'No',
    messenger: 'Demo: try the WeChat log-in',
    refused: 'You did not allow the WeChat log-in. Try again, or log in by phone',
    unknown: 'This log-in code is not valid; log in again',
    byPhone: 'Log in by phone or e-mail',
    stopped: 'Access to this page has been stopped',
    stoppedText: 'The event has not started or has ended',
    off: 'This conference is closed for now',
    outbox: 'Demo: see the code here',
    sentence: 'I have read and accept the User agreement and the Privacy policy',
  },
};

const inMessenger =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0.50';

let people = 0;
/** An address unique in this run. */
const newAddress = (): string => `li.${process.pid}.${Date.now()}.${(people += 1)}@hospital.example`;

/** Id of the demo conference that its organisers disabled; the list does not show it. */
async function switchedOff(phone: Phone, congress: number): Promise<number> {
  for (let cid = congress; cid < congress + 20; cid += 1) {
    const answer = await phone.call('/medapp/api/manage/conf/conference/detail', { cid });
    if ((answer['conference'] as { cFl: number } | undefined)?.cFl === 0) return cid;
  }
  throw new Error('The demo has no conference that is switched off');
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const back = '/meetingapp/clear?from=log-in';

/** Waits for the newest code sent to an address, other than `before`. */
async function codeOf(phone: Phone, to: string, before = ''): Promise<string> {
  const newest = (): Promise<string> => phone.outboxCode(to).catch(() => before);
  await expect.poll(newest).not.toBe(before);
  return newest();
}

async function sendCode(phone: Phone, to: string, before = ''): Promise<string> {
  const { page } = phone;
  await field(page, 'to').fill(to);
  await page.getByRole('button', { name: words[phone.language].sendCode }).click();
  await expect(field(page, 'code')).toBeFocused();
  return codeOf(phone, to, before);
}

async function codeWithoutScreen(phone: Phone, to: string): Promise<string> {
  await phone.call('/medapp/api/account/code/send', { to, purpose: 'register' });
  return codeOf(phone, to);
}

const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

test(
  '[S36] a new number logs in by code once the agreement is ticked, and returns to the page it came from',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const { codeWrong, agree, outbox } = words[phone.language];
    await phone.open('login', {}, { back });
    await expect(page.getByRole('link', { name: outbox })).toHaveAttribute('href', '/simulator/outbox');
    await axe(page);
    const code = await sendCode(phone, newAddress());
    // The last digit submits the form.
    await field(page, 'code').fill(otherThan(code));
    await expect(page.getByText(codeWrong, { exact: true })).toBeVisible();
    await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'code').fill('');
    await field(page, 'code').fill(code);
    await expect(page.getByText(agree, { exact: true })).toBeVisible();
    await page.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await field(page, 'code').fill('');
    await field(page, 'code').fill(code);
    await expect(page).toHaveURL(/\/meetingapp\/clear\?from=log-in$/);
    expect(await stored(page, 'token')).toMatch(/^\S{20,}$/);
    expect(await stored(page, 'uid')).toMatch(/^\d+$/);
  },
);

test(
  '[S36] an error is shown at its field, and the first invalid one has the focus',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    const { logIn, toMissing, codeMissing, byPassword, passwordWrong } = words[phone.language];
    await phone.open('login');
    await page.getByRole('button', { name: logIn, exact: true }).click();
    await expect(page.getByText(toMissing)).toBeVisible();
    await expect(page.getByText(codeMissing)).toBeVisible();
    await expect(field(page, 'to')).toBeFocused();
    await axe(page);
    await page.getByText(byPassword).click();
    await field(page, 'to').fill(demoLogins.registered.phone);
    await field(page, 'password').fill('not-this-one');
    await page.keyboard.press('Enter');
    await expect(page.getByText(passwordWrong)).toBeVisible();
    await field(page, 'password').fill(demoLogins.registered.password);
    await page.keyboard.press('Enter');
    await expect.poll(() => stored(page, 'token')).toMatch(/^\S{20,}$/);
  },
);

test('[S35] a new account by keyboard alone', async ({ phone, page }) => {
  const to = newAddress();
  await phone.open('reg', {}, { back });
  const code = await sendCode(phone, to);
  await page.keyboard.type(code);
  await field(page, 'password').fill('12345678');
  await field(page, 'name').focus();
  await expect(page.getByText('密码至少 8 位，不能是常见或连续的组合')).toBeVisible();
  await field(page, 'password').fill('Herz-und-2027');
  await page.keyboard.press('Enter');
  await expect(page.getByText('新账号需要先同意用户协议和隐私政策')).toBeVisible();
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/clear\?from=log-in$/);
  // Another code to the same address must wait a minute; the page says so at the field.
  await phone.open('reset', {}, { back });
  await field(page, 'to').fill(to);
  await page.getByRole('button', { name: words.zh.sendCode }).click();
  await expect(page.getByText(/^验证码发送太频繁，请 \d+ (秒|分钟)后再试$/)).toBeVisible();
});

test('[S37] a new password logs in and ends every other log-in', async ({ phone, page, axe }) => {
  const to = newAddress();
  const code = await codeWithoutScreen(phone, to);
  const { version } = await phone.call('/medapp/api/account/agreement', {});
  const made = await phone.call('/medapp/api/account/register', {
    to,
    code,
    password: 'Alt-und-2026',
    agreement: version,
  });
  const elsewhere = (made['token'] as { tToken: string }).tToken;
  // Ages the first code by some minutes.
  await inDatabase("update one_time_code set sent_at = sent_at - interval '5 minutes' where address = $1", [to]);

  await phone.open('reset', {}, { back });
  await axe(page);
  const another = await sendCode(phone, to, code);
  await field(page, 'code').fill(another);
  await field(page, 'password').fill('Neu-und-2027');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/clear\?from=log-in$/);
  expect(await stored(page, 'token')).not.toBe(elsewhere);
  expect((await phone.call('/medapp/api/user/info', {}, elsewhere))['code']).toBe(9999);
});

test('[S38][E1] an expired session redirects to the log-in and back; the new log-in is the registration’s', async ({
  phone,
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('ended')) return;
    sessionStorage.setItem('ended', '1');
    localStorage.setItem('token', 'ended-long-ago');
  });
  await phone.open('conf', { id: demo.congress });
  await phone.open('personalList', { cid: demo.congress });
  await expect(page).toHaveURL(new RegExp(`/mregister/login/${demo.congress}\\?`));
  await expect(page.getByText('请重新登录')).toBeVisible();
  await page.getByText(words.zh.byPassword).click();
  await field(page, 'to').fill(demoLogins.registered.phone);
  await field(page, 'password').fill(demoLogins.registered.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/personalList/${demo.congress}`));
  expect(await stored(page, 'newRegisterToken')).toMatch(/^\S{20,}$/);
  // History contains neither the log-in nor the same page twice.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/conf/${demo.congress}`));
});

test('[S38] the return address never leaves the product', async ({ phone, page, demo }) => {
  await phone.open('registrationLogin', { cid: demo.congress }, { back: 'https://evil.example/steal' });
  await page.getByText(words.zh.byPassword).click();
  await field(page, 'to').fill(demoLogins.fresh.phone);
  await field(page, 'password').fill(demoLogins.fresh.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(page, 'newRegisterToken')).toMatch(/^\S{20,}$/);
  expect(new URL(page.url()).origin).toBe(new URL(phone.address('index')).origin);
});

test(
  '[S15][T13] the messenger’s log-in returns to the page, without code and state in the address',
  { tag: '@en' },
  async ({ phone, page }) => {
    await phone.open('login', {}, { back });
    await page.getByRole('button', { name: words[phone.language].messenger }).click();
    await page.locator('a.choice').first().click();
    await expect(page).toHaveURL(/\/meetingapp\/clear\?from=log-in$/);
    expect(await stored(page, 'wxUid')).toMatch(/^\S+$/);
    expect(await stored(page, 'token')).toMatch(/^\S{20,}$/);
  },
);

test(
  '[S15] a refusal and a code that was never issued show a clear text, a retry, and another way',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const { messenger, refused, unknown, byPhone, logIn } = words[phone.language];
    await phone.open('login', {}, { back });
    await page.getByRole('button', { name: messenger }).click();
    await page.locator('a.choice').last().click();
    await expect(page.getByText(refused)).toBeVisible();
    await expect(page).not.toHaveURL(/state=/);
    await axe(page);
    await page.getByRole('link', { name: byPhone }).click();
    await expect(page.getByRole('heading', { level: 1, name: logIn })).toBeVisible();
    await phone.open('wxCode', {}, { code: 'never-issued', state: 'unknown', back });
    await expect(page.getByText(unknown)).toBeVisible();
    await expect(page).not.toHaveURL(/code=/);
  },
);

test.describe('inside the messenger', () => {
  test.use({ userAgent: inMessenger });

  test('[T13][T14] the person is logged in automatically, and the page is signed for the messenger', async ({
    phone,
    page,
    demo,
  }) => {
    const signed: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/jsapi_ticket')) signed.push((request.postDataJSON() as { url: string }).url);
    });
    await phone.open('registrationLogin', { cid: demo.congress }, { back: `/meetingapp/vip/${demo.congress}` });
    await page.locator('a.choice').nth(1).click();
    await expect(page).toHaveURL(new RegExp(`/meetingapp/vip/${demo.congress}$`));
    await expect.poll(() => signed.at(-1)).toBe(page.url());
  });
});

test(
  '[S12] the agreement and the policy are shown; acceptance is recorded with its day',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    const { accept, accepted } = words[phone.language];
    await phone.logIn({ to: demoLogins.fresh.phone, password: demoLogins.fresh.password });
    await phone.open('agreement');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await axe(page);
    const button = page.getByRole('button', { name: accept, exact: true });
    // Another language of this run may have accepted already.
    if (await button.isVisible()) await button.click();
    await expect(page.getByText(accepted)).toBeVisible();
    await expect(button).toHaveCount(0);
  },
);

test(
  '[S8] shows what is on the device, clears it after a confirmation, and starts over',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    const { clear, no } = words[phone.language];
    await phone.logIn({ to: demoLogins.fresh.phone, password: demoLogins.fresh.password });
    await phone.open('clear');
    await axe(page);
    await page.getByRole('button', { name: clear, exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    // Dialogs load after the page.
    await expect(dialog).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await stored(page, 'token')).not.toBeNull();
    await page.getByRole('button', { name: clear, exact: true }).click();
    await page.evaluate(() => localStorage.setItem('console-of-the-same-origin', 'stays'));
    await dialog.getByRole('button', { name: clear, exact: true }).click();
    await expect(page).toHaveURL(/\/meetingapp\/$/);
    expect(await stored(page, 'console-of-the-same-origin')).toBe('stays');
    expect(no).not.toBe('');
  },
);

test(
  '[S6][E9] a closed page says so, and when it opens',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const { stopped, stoppedText } = words[phone.language];
    await phone.open('stop', {}, { cid: demo.congress, opens: '2027-04-14T23:30:00Z' });
    await expect(page.getByRole('heading', { level: 1, name: stopped })).toBeVisible();
    await expect(page.getByText(stoppedText)).toBeVisible();
    // In the conference's zone it is already the next morning.
    await expect(
      page.getByText(phone.language === 'en' ? /15 April 2027, 07:30/ : /2027年4月15日 07:30/),
    ).toBeVisible();
    await axe(page);
  },
);

test(
  '[S7][T9] a disabled conference shows the reason on every page',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const cid = demo.stopped ?? (await switchedOff(phone, demo.congress));
    await phone.open('vip', { cid }, { sourceCode: 'hall' });
    await expect(page).toHaveURL(/\/stoppage\?.*sourceCode=hall/);
    await expect(page.getByRole('heading', { level: 1, name: words[phone.language].off })).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    await axe(page);
  },
);

test(
  '[S35] [S12] the sentence of the agreement is spaced as its language prints it',
  { tag: '@en' },
  async ({ phone, page, language }) => {
    await phone.open('reg');
    await expect(page.locator('label.check')).toHaveText(words[language].sentence);
  },
);
