import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const words = { zh: consoleZh, en: consoleEn };

test.use(laptop);

test(
  '[O18] a part of a page that could not be loaded says so until it is loaded',
  { tag: '@en' },
  async ({ page, language, demo }) => {
    const text = words[language];
    const list = '**/medapp/api/console/**/import/list';
    await page.route(list, (route) => route.abort());
    await openConsole(page, language, `/c/${demo.congress}/registrations/import`);
    const notice = page.getByRole('alert').filter({ hasText: text.offline });
    await expect(notice).toBeVisible();
    await page.unroute(list);
    await notice.getByRole('button', { name: text.retry }).click();
    await expect(notice).toHaveCount(0);
  },
);

test(
  '[O18] the list of registrations says that there is no connection, once, and comes with another try',
  { tag: '@en' },
  async ({ page, language, demo }) => {
    const text = words[language];
    const calls = '**/medapp/api/console/registration/**';
    await page.route(calls, (route) => route.abort());
    await openConsole(page, language, `/c/${demo.congress}/registrations`);
    const notice = page.getByRole('alert');
    await expect(notice.filter({ hasText: text.offline })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: text.offline })).toBeVisible();
    await page.unroute(calls);
    await notice.getByRole('button', { name: text.retry }).click();
    await expect(notice).toHaveCount(0);
  },
);
