import type { Page } from '@playwright/test';
import { consoleAddress, laptop } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

const words = {
  zh: {
    email: '工作邮箱',
    password: '密码',
    act: '登录',
    emailEmpty: '请填写工作邮箱',
    emailWrong: '请填写正确的邮箱',
    refused: '账号或密码不正确',
    list: '会议',
    search: '会议名称',
    out: '退出登录',
    congress: '华东心血管病学会第二十一届学术年会',
    none: '没有找到',
  },
  en: {
    email: 'Work e-mail',
    password: 'Password',
    act: 'Log in',
    emailEmpty: 'Enter your work e-mail',
    emailWrong: 'Enter a correct e-mail address',
    refused: 'The account or password',
    list: 'Conferences',
    search: 'Name of a conference',
    out: 'Log out',
    congress: '21st Congress of the East China Society of Cardiology',
    none: 'Nothing found',
  },
};

async function logIn(page: Page, { email, password, act }: (typeof words)['zh']): Promise<void> {
  await page.getByLabel(email).fill(demoLogins.staff.email);
  await page.getByLabel(password, { exact: true }).fill(demoLogins.staff.password);
  await page.getByRole('button', { name: act, exact: true }).click();
}

test.use(laptop);

test('the log-in reports errors field by field', { tag: '@en' }, async ({ page, language, axe }) => {
  const text = words[language];
  await page.goto(consoleAddress(language, '/login'));
  await page.getByRole('button', { name: text.act, exact: true }).click();
  await expect(page.getByText(text.emailEmpty)).toBeVisible();
  await axe(page);
  await page.getByLabel(text.email).fill('owner');
  await page.getByLabel(text.password, { exact: true }).fill('not this one');
  await expect(page.getByText(text.emailWrong)).toBeVisible();
  await page.getByLabel(text.email).fill('nobody@ecsc.example');
  await page.getByRole('button', { name: text.act, exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(text.refused);
  await axe(page);
});

test('what is typed and sent before the program has loaded logs in once it has', async ({ page }) => {
  const text = words.zh;
  let goOn = (): void => undefined;
  const slow = new Promise<void>((done) => (goOn = done));
  await page.route('**/console/assets/console-*.js', async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto(consoleAddress('zh', '/login'), { waitUntil: 'commit' });
  await page.getByLabel(text.email).fill(demoLogins.staff.email);
  await page.getByLabel(text.password, { exact: true }).fill(demoLogins.staff.password);
  await page.keyboard.press('Enter');
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: text.list })).toBeVisible();
});

test(
  'the conferences of the society are listed with states and figures, and searched on the server',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    await page.goto(consoleAddress(language));
    await logIn(page, text);
    await expect(page.getByRole('heading', { level: 1, name: text.list })).toBeVisible();
    const rows = page.locator('tbody tr[data-row-key]');
    const congress = rows.filter({ hasText: text.congress });
    await expect(congress).toHaveCount(1);
    // The demo's 48, and those registered in this run.
    expect(Number(await congress.getByRole('cell').nth(5).textContent())).toBeGreaterThanOrEqual(48);
    await axe(page);
    await page.keyboard.press('/');
    await page.keyboard.type(text.congress.slice(0, 9));
    await expect(rows.first()).toContainText(text.congress.slice(0, 9));
    await page.getByRole('textbox', { name: text.search }).fill('zzz');
    await expect(page.getByRole('heading', { name: new RegExp(text.none) })).toBeVisible();
    await axe(page);
  },
);

test('signing out ends the session, here and on the server', async ({ page, request }) => {
  const text = words.zh;
  await page.goto(consoleAddress('zh'));
  await logIn(page, text);
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('meetingapp.console.token'));
  await page.getByRole('button', { name: text.out }).click();
  await expect(page.getByLabel(text.email)).toBeVisible();
  const answer = await request.post(`${process.env['E2E_URL']}/medapp/api/staff/me`, {
    data: {},
    headers: { token: token ?? '' },
  });
  expect(await answer.json()).toMatchObject({ code: 9999 });
});

test('[E1] an expired session asks for the log-in again and returns to the same page', async ({ page }) => {
  await page.goto(consoleAddress('zh'));
  await logIn(page, words.zh);
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('meetingapp.console.token', 'long gone'));
  await page.reload();
  await expect(page).toHaveURL(/\/console\/login\?back=/);
  await logIn(page, words.zh);
  await expect(page).toHaveURL(/\/console\/\?lang=ch$/);
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
});

test('the painted log-in stays, with what is being typed, until the program has drawn its own', async ({ page }) => {
  await page.addInitScript(() => {
    let fields = 0;
    new MutationObserver(() => {
      const now = document.querySelectorAll('#root input').length;
      if (fields > 0 && now === 0) document.documentElement.dataset['emptied'] = 'true';
      fields = now;
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/login']) {
    await page.goto(consoleAddress('zh', path));
    await expect(page.locator('.paint')).toHaveCount(0);
    await expect(page.getByLabel(words.zh.email)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset['emptied'])).toBeUndefined();
  }
});

test('a return address outside the console is not followed', async ({ page }) => {
  await page.goto(`${consoleAddress('zh', '/login')}&back=${encodeURIComponent('//evil.example/x')}`);
  await logIn(page, words.zh);
  await expect(page.getByRole('heading', { level: 1, name: words.zh.list })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(new URL(consoleAddress('zh')).origin);
});

test('without the network the list says so and can be retried', async ({ page }) => {
  await page.goto(consoleAddress('zh'));
  await logIn(page, words.zh);
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
  await page.route('**/staff/conferences', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('网络连接失败');
  await page.unroute('**/staff/conferences');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
});
