import { accountChange } from '@meetingapp/locales/zh/accounts/account-change.ts';
import { accounts as accountsEn } from '@meetingapp/locales/en/accounts.ts';
import { accounts as accountsZh } from '@meetingapp/locales/zh/accounts.ts';
import type { Page } from '@playwright/test';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress } from '../support/own-congress.ts';
import type { Phone } from '../support/phone.ts';
import { people } from '../support/screen.ts';
import { atStage } from '../support/stages.ts';
import { anyOf, freshNumber, newAccount, SignUp, wordsOf } from '../support/sign-up.ts';

const DAY_MS = 86_400_000;
const password = 'Heart-2026';
const accountWords = { zh: accountsZh, en: accountsEn };
const unknownConference = { zh: '没有找到这个会议', en: 'This conference was not found' };
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Registrations on the server for this account and conference. */
async function registrationsOf(uId: number, cid: number): Promise<Record<string, unknown>[]> {
  return inDatabase('select state from registration where account_id = $1 and conference_id = $2', [uId, cid]);
}

/** Ends every log-in of an account on the server, as a password reset or a long absence does. */
const endSessions = (uId: number) => inDatabase('delete from access_token where account_id = $1', [uId]);

/** Logs in by password, on the screen that an expired session redirects to. */
async function logInAgain({ page, language }: Phone, to: string): Promise<void> {
  const { login, to: whom, password: secret } = accountWords[language];
  await page.getByText(login.byPassword, { exact: true }).click();
  await page.getByLabel(whom, { exact: true }).fill(to);
  await page.getByLabel(secret, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.act, exact: true }).click();
}

async function fillPlainForm(page: Page, number: string): Promise<void> {
  await page.locator('[name="name"]').fill('苏念安');
  await page.locator('[name="phone"]').fill(number);
  await page.locator('[name="email"]').fill(`p${number}@example.com`);
}

test('[S113] an unknown number says so, and links to the list', { tag: '@en' }, async ({ phone, page, axe }) => {
  await phone.open('signHome', { opFlag: 0 }, { cid: 99_999_999 });
  await expect(page.getByText(unknownConference[phone.language])).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: wordsOf(phone.language).app.toConferences }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('[S112] without a conference the wizard redirects to the list', async ({ phone, page }) => {
  await phone.open('sign');
  await expect(page.getByText(wordsOf('zh').app.whichConference)).toBeVisible();
  await page.getByRole('link', { name: wordsOf('zh').app.toConferences }).click();
  await expect(page).toHaveURL(/\/meetingapp\/(\?|$)/);
});

test(
  '[T9] [S7] every page of a disabled conference redirects to the reason',
  { tag: '@en' },
  async ({ phone, page }) => {
    const why = { zh: '场馆检修，改期举行', en: 'The venue is being repaired' };
    const { cid } = await ownCongress({ state: 'stopped', stopReason: why });
    const ways = [
      phone.address('signHome', { opFlag: 0 }, { cid }),
      phone.address('signApply', { opFlag: 0 }, { cid, sourceCode: 'hall' }),
      phone.address('tpl1Home', { cid }),
      phone.address('conferenceIndex', { cid }),
    ];
    for (const way of ways) {
      await page.goto(way);
      await expect(page).toHaveURL(new RegExp(`/stoppage\\?.*cid=${cid}`));
      await expect(page.getByText(why[phone.language])).toBeVisible();
      expect(new URL(page.url()).searchParams.get('lang'), 'the language goes along').toBe(
        phone.language === 'en' ? 'en' : 'ch',
      );
    }
  },
);

for (const [what, wish, said] of [
  ['has not begun', { registrationOpensAt: inDays(9) }, 'registrationOpens'],
  ['is over', { registrationOpensAt: inDays(-9), registrationClosesAt: inDays(-2) }, 'registrationClosed'],
] as const)
  test(
    `[S6] [E12] registration that ${what} is reported before the form, and nothing is started`,
    { tag: '@en' },
    async ({ phone, page, axe }) => {
      const { cid } = await ownCongress(wish);
      const account = await newAccount(phone);
      await phone.logIn({ to: account.to, password });
      await phone.open('signHome', { opFlag: 0 }, { cid });
      await expect(page).toHaveURL(/\/stop\?/);
      await expect(page.getByText(anyOf(accountWords[phone.language].stop[said]))).toBeVisible();
      await axe(page);
      await page.getByRole('link', { name: accountWords[phone.language].stop.conference }).click();
      await expect(page).toHaveURL(new RegExp(`/conf/${cid}`));
      expect(await registrationsOf(account.uId, cid)).toEqual([]);
    },
  );

test('[E12] registration closes during input: the server says so, and nothing is half done', async ({
  phone,
  page,
}) => {
  const { cid } = await ownCongress();
  const { registration } = wordsOf('zh');
  const account = await newAccount(phone);
  await phone.logIn({ to: account.to, password });
  await phone.open('signHome', { opFlag: 0 }, { cid });
  await fillPlainForm(page, account.to);
  await inDatabase(`update conference set registration_closes_at = now() - interval '1 minute' where id = $1`, [cid]);
  await page.getByRole('button', { name: registration.sign.next, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('报名已经截止');
  await page.getByRole('button', { name: registration.refused.back }).click();
  await expect(page).toHaveURL(new RegExp(`/tpl1Home/${cid}`));
  expect(await registrationsOf(account.uId, cid)).toEqual([]);
});

test(
  '[E1] [S38] a session expires during input: after log-in the page is back with everything typed',
  { tag: '@en' },
  async ({ phone, page }) => {
    const { cid } = await ownCongress();
    const words = wordsOf(phone.language);
    const account = await newAccount(phone);
    const number = freshNumber();
    await phone.logIn({ to: account.to, password });
    await phone.open('signHome', { opFlag: 0 }, { cid, sourceCode: 'hall' });
    await fillPlainForm(page, number);
    await endSessions(account.uId);
    await page.getByRole('button', { name: words.registration.sign.next, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/mregister/login/${cid}\\?.*back=`));
    await expect(page.getByText(words.app.logInAgain)).toBeVisible();
    await logInAgain(phone, account.to);
    await expect(page).toHaveURL(/\/sign\/(home|apply)\/0/);
    await phone.open('signHome', { opFlag: 0 }, { cid });
    await expect(page.locator('[name="name"]')).toHaveValue('苏念安');
    await expect(page.locator('[name="phone"]')).toHaveValue(number);
  },
);

test('[E1] [S121] a session expires before payment: back at the same order after the log-in', async ({
  phone,
  page,
}) => {
  const { cid } = await ownCongress({ hasInvoice: false });
  const { user, account, orderId } = await atStage(phone, cid, 'open');
  await phone.logIn(user);
  await phone.open('signPay', {}, { cid, order: orderId ?? 0 });
  await expect(page.getByRole('timer')).toBeVisible();
  await endSessions(account.uId);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/mregister/login/${cid}\\?back=[^&]*sign%2Fpay`));
  await logInAgain(phone, user.to);
  await expect(page).toHaveURL(new RegExp(`/sign/pay\\?.*order=${orderId}`));
  await expect(page.getByRole('timer')).toBeVisible();
});

test(
  '[E2] a failed server takes the page, keeps the address, and a retry recovers',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    const { broken } = wordsOf(phone.language).app;
    let asked = 0;
    await page.route('**/template/register/info', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { code: 500, error: 'internal', msg: '' } });
    });
    await page.clock.install();
    await phone.open('signHome', { opFlag: 0 }, { cid: demo.congress });
    await expect(page.getByRole('heading', { level: 1, name: broken.title })).toBeVisible();
    await expect(page).toHaveURL(/\/sign\/home\/0/);
    await axe(page);
    const before = asked;
    await page.clock.fastForward(60_000);
    expect(asked, 'asks only when told to').toBe(before);
    await page.unroute('**/template/register/info');
    await page.getByRole('button', { name: wordsOf(phone.language).app.retry }).click();
    await expect(page.getByRole('radiogroup')).toBeVisible();
  },
);

test('[E2] refused by a proxy in front of the server: the page says which of the two it is', async ({
  phone,
  page,
}) => {
  const { forbidden, missing, retry } = wordsOf('zh').app;
  await phone.logIn(people.registered);
  for (const [status, title] of [
    [403, forbidden.title],
    [404, missing.title],
    [502, wordsOf('zh').app.broken.title],
    [504, wordsOf('zh').app.broken.title],
  ] as const) {
    await page.route('**/order/mine', (route) =>
      route.fulfill({ status, contentType: 'text/html', body: '<h1>proxy</h1>' }),
    );
    await phone.open('signMyOrders');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.unroute('**/order/mine');
  }
  await page.getByRole('button', { name: retry }).click();
  await expect(page.getByText('¥1,200').first()).toBeVisible();
});

test('[E6] a room sold out during the choice: the specification’s text, and everything else stays', async ({
  phone,
  page,
  demo,
}) => {
  const walk = new SignUp(phone);
  const { user } = await atStage(phone, demo.congress, 'held');
  await phone.logIn(user);
  await phone.open('signHotel', { opFlag: 0 }, { cid: demo.congress });
  for (const [error, code, msg] of [
    ['room_full', 5001, '该房型已订满！'],
    ['room_unavailable', 5002, '该房型不可预订！'],
    ['booking_failed', 5003, '本次预订失败'],
    ['bed_full', 5004, '该床型已订满'],
  ] as const) {
    await page.route('**/hotel/book', (route) => route.fulfill({ json: { code, error, msg } }));
    if (error === 'room_full') {
      await page.getByRole('radio').first().check();
      await page.locator('.nights button').first().click();
      await page.locator('.nights button').nth(1).click();
      await page.getByRole('radiogroup', { name: walk.words.hotel.roomType }).getByRole('radio').first().check();
    }
    await walk.next().click();
    await expect(page.getByText(msg).first()).toBeVisible();
    await page.unroute('**/hotel/book');
    const close = page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button');
    if (await close.first().isVisible()) await close.first().click();
  }
  await expect(page).toHaveURL(/sign\/hotel/);
});

test('[T20] a log-in as somebody else in another tab asks whether to re-enter', async ({
  phone,
  page,
  demo,
  context,
}) => {
  const { secondLogIn } = accountChange;
  await phone.logIn(people.registered);
  await phone.open('personalList', { cid: demo.congress });
  await expect(page.getByRole('heading', { level: 1, name: '林知远' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(phone.address('login'));
  const account = await phone.call('/medapp/api/account/login/password', people.fresh);
  const { user, token } = account as { user: { uId: number }; token: { tToken: string } };
  await other.evaluate(
    ([mine, key]) => {
      localStorage.setItem('user', JSON.stringify(mine));
      localStorage.setItem('uid', String((mine as { uId: number }).uId));
      localStorage.setItem('token', key as string);
    },
    [user, token.tToken] as const,
  );
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(secondLogIn.title);
  await expect(question).toContainText('白芷若');
  await question.getByRole('button', { name: secondLogIn.act }).click();
  await expect(page.getByRole('heading', { level: 1, name: '白芷若' })).toBeVisible();
  await expect(page.getByText('林知远')).toHaveCount(0);
});
