import type { Page } from '@playwright/test';
import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import { developersConsole as enConsole } from '@meetingapp/locales/en/developers/console.ts';
import { developersDocument as en } from '@meetingapp/locales/en/developers/document.ts';
import { developersConsole as zhConsole } from '@meetingapp/locales/zh/developers/console.ts';
import { developersDocument as zh } from '@meetingapp/locales/zh/developers/document.ts';
import { axeFindings } from '../support/axe.ts';
import { consoleAddress, laptop, openConsole } from '../support/console.ts';
import { firstLoad } from '../support/first-load.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = {
  zh: { t: zh, console: zhConsole, search: '搜索', send: /测试请求/, token: '令牌', sends: /发送/ },
  en: { t: en, console: enConsole, search: 'Search', send: /Test Request/, token: 'Token', sends: /Send/ },
};
/** WCAG 2.0 to 2.2, A and AA: beyond them the library names some regions alike, and its form is a second main region. */
const rules = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Compressed bytes of the page, which is loaded only when it is opened: Scalar, and the document. */
const MOST = 1_000_000;

/** Also while a dialog appears. */
const noFindings = (page: Page) => expect.poll(() => axeFindings(page, rules)).toEqual([]);

test.use(laptop);

test(
  '[X1] the documentation opens from the console, asks no other server, breaks no content policy and has every operation',
  { tag: '@en' },
  async ({ page, demo, language }) => {
    test.slow();
    const { t, console: c, search } = texts[language];
    await openConsole(page, language, `/c/${demo.congress}/developers`);
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: c.document, exact: true }).click(),
    ]);
    const address = opened.url();
    await opened.close();

    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(new URL(address).origin) && !/^(data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] });
      document.addEventListener('securitypolicyviolation', (event) => {
        (window as unknown as { violations: string[] }).violations.push(
          `${event.violatedDirective} ${event.blockedURI}`,
        );
      });
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
    for (const { title } of Object.values(t.calls))
      await expect(page.getByRole('complementary').getByText(title, { exact: true }).first()).toBeAttached();
    await page.getByRole('complementary').getByText(t.calls.register.title, { exact: true }).click();
    await expect(page.getByRole('heading', { name: t.calls.register.title })).toBeVisible();
    await expect(page.getByText(t.calls.register.text)).toBeVisible();
    await page.locator('summary').filter({ hasText: t.refusals }).first().click();
    await expect(page.getByRole('cell', { name: 'open_scope_missing' }).first()).toBeVisible();
    await noFindings(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
    await noFindings(page);

    // Found by keyboard alone.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: search }).getByRole('combobox')).toBeFocused();
    await page.keyboard.type(t.calls.admit.title);
    await expect(page.getByRole('option', { name: new RegExp(t.calls.admit.title) }).first()).toBeVisible();
    await noFindings(page);
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  },
);

test(
  '[X1] a request is tried with the key of a sandbox only, and the key stays in the memory of the page',
  { tag: '@en' },
  async ({ page, language }) => {
    test.slow();
    const { t, send, token, sends } = texts[language];
    await page.goto(consoleAddress(language, '/reference/'));
    const sent: string[] = [];
    await page.route(`**${openBase}/conferences/**`, async (route) => {
      sent.push(route.request().headers()['authorization'] ?? '');
      await route.fulfill({ json: { answered: true } });
    });
    await page.getByPlaceholder(token, { exact: true }).click();
    await page.keyboard.type('mk_live_secret');
    await page.getByRole('complementary').getByText(t.calls.conference.title, { exact: true }).click();
    await page.getByRole('button', { name: send }).first().click();
    const dialog = page.getByRole('dialog');
    await noFindings(page);
    await dialog.getByRole('button', { name: sends }).first().click();
    await expect(dialog.getByText(t.sandboxOnly.slice(0, 20)).first()).toBeVisible();
    expect(sent).toEqual([]);

    await dialog.getByPlaceholder(token, { exact: true }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('mk_test_secret');
    await dialog.getByRole('button', { name: sends }).first().click();
    await expect.poll(() => sent).toEqual(['Bearer mk_test_secret']);
    await noFindings(page);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /mk_(live|test)_/,
    );
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  },
);

test('[X1] the documentation stays within its bytes', { tag: '@bytes' }, async ({ page }) => {
  const load = await firstLoad(
    page,
    consoleAddress('zh', '/reference/'),
    page.getByRole('heading', { name: zh.title }),
  );
  console.log(`${Math.round(load.bytes / 1000)} kB`);
  expect(load.bytes).toBeLessThanOrEqual(MOST);
});
