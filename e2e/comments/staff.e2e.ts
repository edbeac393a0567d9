import { buildComment } from '@meetingapp/demo/comments/comments.ts';
import { comments as en } from '@meetingapp/locales/en/comments/comment.ts';
import { comments as zh } from '@meetingapp/locales/zh/comments/comment.ts';
import { smallPhone } from '../support/browser.ts';
import { consoleToken } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';
import { anyOf, newAccount } from '../support/sign-up.ts';

test(
  '[S100] [S102] staff on a phone show what waits, refuse with a word to its author, and answer; the author gets a notice',
  { tag: '@en' },
  async ({ page, phone, context, language, axe }) => {
    const t = language === 'en' ? en : zh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    const account = await newAccount(phone);
    const at = new Date();
    await withDatabase(async (db) => {
      const waits = { accountId: account.uId, name: '林知远', state: 'waiting', hold: 'all', at } as const;
      await buildComment(db, cid, { ...waits, body: '溶栓后多久复查心电图？' });
      await buildComment(db, cid, { ...waits, body: '无关的广告' });
    });
    await page.setViewportSize(smallPhone);
    const token = await consoleToken(page);
    await page.addInitScript((value) => localStorage.setItem('meetingapp.console.token', value), token);
    await phone.open('commentDesk', { cid });
    const card = (text: string) => page.getByRole('article').filter({ hasText: text });
    await expect(card('无关的广告')).toBeVisible();
    await axe(page);
    await card('溶栓后').getByRole('button', { name: t.desk.show, exact: true }).click();
    await expect(card('溶栓后')).toHaveCount(0);
    await card('无关的广告').getByRole('button', { name: t.desk.refuse, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(t.desk.reasonLabel).fill('与会议无关');
    await axe(page);
    await sheet.getByRole('button', { name: t.desk.refuse, exact: true }).click();
    await expect(page.getByText(t.desk.noneQueue)).toBeVisible();

    await page.getByText(anyOf(t.desk.parts.unanswered)).click();
    await card('溶栓后').getByRole('button', { name: t.desk.answer, exact: true }).click();
    await sheet.getByLabel(t.desk.answer).fill('60 到 90 分钟复查。');
    await axe(page);
    await sheet.getByRole('button', { name: t.form.send, exact: true }).click();
    await expect(page.getByText(t.desk.noneUnanswered)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(smallPhone.width);

    const own = phone.onPage(await context.newPage());
    await own.logIn({ to: account.to, password: 'Heart-2026' });
    await own.open('comment', { cid });
    await own.page.getByText(anyOf(t.parts.mine)).click();
    await expect(own.page.getByText('60 到 90 分钟复查。')).toBeVisible();
    await expect(own.page.getByText('与会议无关')).toBeVisible();
    await own.open('inbox', { cid });
    await expect(own.page.getByText('溶栓后', { exact: false }).first()).toBeVisible();
  },
);
