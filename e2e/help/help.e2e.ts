import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { checklist as checklistEn } from '@meetingapp/locales/en/conference/checklist.ts';
import { help as helpEn } from '@meetingapp/locales/en/help.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { checklist as checklistZh } from '@meetingapp/locales/zh/conference/checklist.ts';
import { help as helpZh } from '@meetingapp/locales/zh/help.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const words = {
  zh: { console: consoleZh, help: helpZh, checklist: checklistZh, form: '报名表单', refund: '退款', word: '冲红' },
  en: {
    console: consoleEn,
    help: helpEn,
    checklist: checklistEn,
    form: 'The registration form',
    refund: 'Refund an order',
    word: 'credit note',
  },
};

test.use(laptop);

test(
  '[O1] a page opens its chapter in a new tab, and the search finds a task',
  { tag: '@en' },
  async ({ page, language, demo, axe }) => {
    const text = words[language];
    await openConsole(page, language, `/c/${demo.congress}/forms`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: text.console.helpOf }).click();
    const help = await opened;
    await expect(help.getByRole('heading', { level: 1, name: text.form })).toBeVisible();
    // The conference stays in the navigation, and the chapter links to its page there.
    await expect(help.getByRole('link', { name: text.console.pages.forms, exact: true })).toHaveCount(2);
    await help.getByRole('searchbox', { name: text.help.search }).fill(text.word);
    await expect(help.getByRole('status').first()).toContainText(/\d/);
    await help.getByRole('searchbox', { name: text.help.search }).fill(text.refund);
    await help.locator('.help-hit', { hasText: text.refund }).first().click();
    await expect(help.getByRole('heading', { level: 2, name: text.refund, exact: true })).toBeInViewport();
    await help.close();
    await page.goto(`${page.url().split('/c/')[0]}/help`);
    await expect(page.getByRole('heading', { level: 1, name: text.help.title })).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: text.form }).last().click();
    await axe(page);
  },
);

test(
  '[O1] the checklist of a first congress leads to each page and chapter',
  { tag: '@en' },
  async ({ page, language, demo, axe }) => {
    const text = words[language];
    await openConsole(page, language, `/c/${demo.congress}/checklist`);
    await expect(page.getByRole('heading', { level: 1, name: text.console.pages.checklist })).toBeVisible();
    const fees = page.getByRole('listitem').filter({ hasText: text.checklist.steps.fees });
    await expect(fees).toContainText(text.checklist.done);
    await axe(page);
    await fees.getByRole('link', { name: text.checklist.chapter }).click();
    await expect(page).toHaveURL(/\/help\/fees/);
    await page.goBack();
    await fees.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/fees/);
  },
);
