import { accounts as en } from '@meetingapp/locales/en/accounts.ts';
import { registrationOverview as enMine } from '@meetingapp/locales/en/registration/overview.ts';
import { accounts as zh } from '@meetingapp/locales/zh/accounts.ts';
import { registrationOverview as zhMine } from '@meetingapp/locales/zh/registration/overview.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAccount } from '../support/sign-up.ts';

test(
  '[S41] my profile: name and introduction are saved, another device is logged out, the language switches',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, language, axe }) => {
    const { profile } = language === 'en' ? en : zh;
    const { mine } = language === 'en' ? enMine : zhMine;
    const { to } = await newAccount(phone);
    await phone.logIn({ to, password: 'Heart-2026' });
    await phone.open('personalList', { cid: demo.congress });
    await page.getByRole('button', { name: mine.profile }).click();
    await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible();
    await axe(page);

    await page.getByRole('button', { name: profile.save, exact: true }).click();
    await expect(page.getByText(profile.nameMissing)).toBeVisible();
    await page.getByLabel(profile.name, { exact: false }).first().fill('孟书瑶');
    await page.getByLabel(profile.introduction, { exact: false }).first().fill('心血管内科');
    await page.getByRole('button', { name: profile.save, exact: true }).click();
    await expect(page.getByText(profile.saved, { exact: true })).toBeVisible();

    // Logging in for the test and creating the account made two log-ins.
    await expect(page.getByText(profile.thisDevice, { exact: true })).toHaveCount(1);
    const [endOf = ''] = profile.endOf.split('{device}');
    const others = page.getByRole('button', { name: new RegExp(`^${endOf}`) });
    await expect(others).toHaveCount(1);
    await others.click();
    await page.getByRole('alertdialog').getByRole('button', { name: profile.end, exact: true }).click();
    await expect(others).toHaveCount(0);

    const choose = (group: string, name: string) =>
      page.getByRole('radiogroup', { name: group }).locator('label').filter({ hasText: name }).last().click();
    const shown = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await choose(profile.textSize.title, profile.textSize.larger);
    await choose(profile.appearance.title, profile.appearance.dark);
    expect(await shown()).toMatchObject({ text: 'larger', theme: 'dark' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await axe(page);
    await page.reload();
    await expect(page.getByRole('radiogroup', { name: profile.appearance.title })).toBeVisible();
    expect(await shown()).toMatchObject({ text: 'larger', theme: 'dark' });
    await choose(profile.textSize.title, profile.textSize.normal);
    await choose(profile.appearance.title, profile.appearance.light);
    expect(await shown()).not.toHaveProperty('theme');

    const other = language === 'en' ? 'zh' : 'en';
    await page
      .getByRole('radiogroup', { name: profile.language })
      .locator('label')
      .filter({ hasText: other === 'en' ? profile.languageEn : profile.languageZh })
      .click();
    const words = other === 'en' ? en : zh;
    await expect(page.getByRole('heading', { level: 1, name: words.profile.title })).toBeVisible();
    await phone.open('personalList', { cid: demo.congress });
    await expect(page.getByRole('heading', { level: 1, name: '孟书瑶' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

test(
  '[S41] a new phone number: confirmed by the password, then by the code sent to it, and the old one logs in no longer',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, language, axe }) => {
    const texts = language === 'en' ? en : zh;
    const { address, password } = texts;
    const { next } = address;
    const { to } = await newAccount(phone);
    await phone.logIn({ to, password: 'Heart-2026' });
    await phone.open('infomation', { cid: demo.congress });
    await page.getByRole('button', { name: address.phone.change }).click();
    const sheet = page.getByRole('dialog', { name: address.phone.change });
    await sheet.getByText(address.by.password, { exact: true }).click();
    const typed = sheet.getByRole('textbox', { name: password });
    await typed.fill('Wrong-2026');
    await sheet.getByRole('button', { name: next }).click();
    await expect(typed).toHaveAttribute('aria-invalid', 'true');
    await typed.fill('Heart-2026');
    await axe(page);
    await sheet.getByRole('button', { name: next }).click();

    const field = sheet.getByLabel(address.phone.new);
    await field.fill('someone@example.org');
    await sheet.getByRole('button', { name: address.save }).click();
    await expect(sheet.getByText(texts.phoneWrong)).toBeVisible();
    const number = `136${String(Date.now()).slice(-8)}`;
    await field.fill(number);
    await sheet.getByRole('button', { name: texts.sendCode }).click();
    await sheet.getByLabel(texts.code, { exact: true }).fill(await phone.outboxCode(number));
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText(to, { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: address.email.add }).click();
    await expect(page.getByRole('dialog', { name: address.email.add })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: address.changePassword }).click();
    await expect(page.getByRole('textbox').first()).toHaveValue(number);
  },
);
