import { pages as en } from '@meetingapp/locales/en/pages/page.ts';
import { usage as enUsage } from '@meetingapp/locales/en/statistics/usage.ts';
import { pages as zh } from '@meetingapp/locales/zh/pages/page.ts';
import { usage as zhUsage } from '@meetingapp/locales/zh/statistics/usage.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety } from '../support/own-congress.ts';

test(
  '[S39] staff log in on the phone, open the page views of their conference, and log out',
  { tag: ['@en', '@small'] },
  async ({ phone, page, language, axe }) => {
    const { edit, staff } = language === 'en' ? en : zh;
    const usage = language === 'en' ? enUsage : zhUsage;
    const { owner } = await ownSociety();
    await phone.open('adminLogin');
    await axe(page);
    await page.getByLabel(edit.email).fill(owner.email);
    await page.getByLabel(edit.password, { exact: true }).fill('not this one');
    await page.getByRole('button', { name: edit.logInAct, exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByLabel(edit.password, { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: edit.logInAct, exact: true }).click();
    await expect(page.getByRole('link', { name: new RegExp(staff.console) })).toHaveAttribute('href', '/console/');
    await axe(page);
    await page.getByRole('button', { name: staff.traffic }).click();
    await expect(page).toHaveURL(/\/pageflow\//);
    await expect(page.getByRole('heading', { name: usage.title })).toBeVisible();
    await phone.open('adminLogin');
    await page.getByRole('button', { name: edit.logOut, exact: true }).click();
    await expect(page.getByLabel(edit.email)).toBeVisible();
  },
);
