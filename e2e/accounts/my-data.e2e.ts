import { accounts as en } from '@meetingapp/locales/en/accounts.ts';
import { registrationOverview as enMine } from '@meetingapp/locales/en/registration/overview.ts';
import { accounts as zh } from '@meetingapp/locales/zh/accounts.ts';
import { registrationOverview as zhMine } from '@meetingapp/locales/zh/registration/overview.ts';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAccount } from '../support/sign-up.ts';

test(
  '[O21] shows accepted agreements, exports my data, and closes my account with a fresh code, then restores it',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, language, axe }) => {
    const { myData, ...words } = language === 'en' ? en : zh;
    const { mine } = language === 'en' ? enMine : zhMine;
    const { to } = await newAccount(phone);
    await phone.logIn({ to, password: 'Heart-2026' });
    await phone.open('personalList', { cid: demo.congress });
    await page.getByRole('button', { name: mine.myData }).click();
    await expect(page.getByRole('heading', { level: 1, name: myData.title })).toBeVisible();
    await expect(page.getByText(myData.shownIn[language])).toBeVisible();
    await axe(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: myData.file }).click();
    expect((await download).suggestedFilename()).toMatch(/^personal-data-.*\.zip$/);

    // An old code does not count as fresh; the next one can be requested after a minute.
    await inDatabase(`update one_time_code set sent_at = sent_at - interval '2 minutes' where address = $1`, [to]);
    const before = await phone.outboxCode(to);
    await page.getByRole('button', { name: myData.close, exact: true }).click();
    await page.getByRole('button', { name: words.sendCode }).click();
    await expect(page.getByText(words.codeSent, { exact: true })).toBeVisible();
    await expect.poll(() => phone.outboxCode(to)).not.toBe(before);
    await page.getByLabel(words.code, { exact: false }).fill(await phone.outboxCode(to));
    await axe(page);
    await page.getByRole('button', { name: myData.close, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: myData.close }).click();
    await expect(page.getByRole('button', { name: myData.keep })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: myData.keep }).click();
    await expect(page.getByRole('button', { name: myData.close, exact: true })).toBeVisible();
  },
);
