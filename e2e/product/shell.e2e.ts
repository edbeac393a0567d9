import { demoLogins } from '../support/demo.ts';
import { demoSurveys } from '../survey/screens.ts';
import { expect, test } from '../support/fixtures.ts';

const scrolled = 250;

test('[S1] [T1] the page is blank until the first screen has all it needs, then the app is shown', async ({
  phone,
  page,
}) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/LogIn-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(phone.address('login'), { waitUntil: 'commit' });
  const root = page.locator('#root');
  await expect(root).toHaveAttribute('data-ready', '0');
  await expect(root).toBeEmpty();
  letGo();
  await expect(root).toHaveAttribute('data-ready', '1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[S1] [T1] a spinner is shown while the next page loads slowly, and the previous page stays', async ({
  phone,
  page,
  demo,
}) => {
  await phone.open('index');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/conference/detail', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator(`a[href*="/${demo.congress}"]`).first().click();
  await expect(page.locator('.spinner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  letGo();
  await expect(page.locator('.spinner')).toHaveCount(0);
});

test('[T5] a language is kept for the session: by the address, along every link, and after a reload', async ({
  phone,
  page,
  demo,
}) => {
  const path = new URL(phone.address('conf', { id: demo.congress })).pathname;
  await page.goto(new URL(`${path}?lang=en`, phone.address('index')).href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Congress');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('locale'))).toBe('en');
  await page.goto(new URL(path, phone.address('index')).href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Congress');
  await page.goto(new URL(`${path}?lang=cn`, phone.address('index')).href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('学术年会');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('locale'))).toBe('ch');
});

test('[T6] a source code is carried to the home, and forgotten when the next visit names none', async ({
  phone,
  page,
  demo,
}) => {
  await phone.open('wap', { cid: `${demo.congress}_hall` });
  await expect(page).toHaveURL(/tpl1Home\/\d+\?.*sourceCode=hall/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sourceCode'))).toBe('hall');
  await phone.open('conf', { id: demo.congress });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sourceCode'))).toBeNull();
});

test(
  '[T7] an unknown conference shows the error page instead of a home',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    await phone.open('wap', { cid: 99_999 });
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/wap\/99999/);
    await axe(page);
  },
);

test(
  '[T17] Back restores a page’s scroll position, a link starts at the top, and each has its title',
  { tag: '@small' },
  async ({ phone, page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await phone.open('index');
    await expect(page.getByRole('heading', { level: 3 }).last()).toBeVisible();
    const title = await page.title();
    await page.evaluate((top) => scrollTo(0, top), scrolled);
    await page.getByRole('heading', { level: 3 }).last().click();
    await expect(page).not.toHaveURL(/\/meetingapp\/(\?.*)?$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.title()).not.toBe(title);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled);
    expect(await page.title()).toBe(title);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled);
  },
);

test('[T18][T19] stored values are under the specified names', async ({ phone, page, demo }) => {
  await phone.logIn({ to: demoLogins.fresh.phone, password: demoLogins.fresh.password });
  await phone.open('conf', { id: demo.congress });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  expect(kept[0]).toMatchObject({
    cid: String(demo.congress),
    locale: 'ch',
    fingerprint: expect.stringMatching(/^[\da-f]{16}$/),
  });
  expect(kept[1]).toMatchObject({ cid: `"${demo.congress}"`, locale: 'ch' });
});

test('[T20] a log-in as somebody else on another page asks whether to re-enter', async ({
  phone,
  page,
  context,
  axe,
}) => {
  await phone.logIn({ to: demoLogins.registered.phone, password: demoLogins.registered.password });
  await phone.open('clear');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto(phone.address('login', {}, { by: 'code' }));
  await other.getByText('密码登录').click();
  await other.locator('input[name="to"]').fill(demoLogins.fresh.phone);
  await other.locator('input[name="password"]').fill(demoLogins.fresh.password);
  await other.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '账号已变更' });
  await expect(question).toContainText(demoLogins.fresh.name);
  await axe(page);
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: '重新进入' }).click();
  await reloaded;
  await expect(question).toHaveCount(0);
});

test(
  '[E2] a failed server takes the whole page, whose address stays; a retry restores it',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    let failing = true;
    await page.route('**/api/conference/list', (route) =>
      failing ? route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }) : route.continue(),
    );
    await phone.open('clear');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Navigates within the app, so that the first answer does not come with the page.
    await page.getByRole('banner').getByRole('button').click();
    const message = page.getByRole('alert').getByRole('heading', { level: 1 });
    await expect(message).toBeVisible();
    await expect(page).toHaveURL(/\/meetingapp\/(\?.*)?$/);
    await axe(page);
    failing = false;
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  },
);

test(
  'an address that belongs to no screen says so in the person’s language',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    await page.goto(phone.address('login').replace('/login', '/no-such-page'));
    const title = phone.language === 'en' ? 'Page not found' : '没有找到这个页面';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.title()).toBe(title);
    await axe(page);
  },
);

test('every page says that payments and messages are simulated', { tag: '@en' }, async ({ phone, page }) => {
  await phone.open('login');
  await expect(page.getByRole('note').or(page.locator('.simulated')).first()).toContainText(
    phone.language === 'en' ? 'simulated' : '模拟',
  );
});

test('[T9] [K1] [S90] a page whose address names no conference takes its colour and its name into the address', async ({
  phone,
  page,
}) => {
  await phone.logIn({ to: demoLogins.attending.phone, password: demoLogins.attending.password });
  await phone.open('qlist', { qid: demoSurveys.meeting });
  await expect(page).toHaveURL(/[?&]cid=\d+/);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--brand')))
    .toBe('#8b2f63');
});
