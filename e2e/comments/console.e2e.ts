import { buildComment } from '@meetingapp/demo/comments/comments.ts';
import { commentsConsole as en } from '@meetingapp/locales/en/comments/console.ts';
import { commentsConsole as zh } from '@meetingapp/locales/zh/comments/console.ts';
import { comments as phoneEn } from '@meetingapp/locales/en/comments/comment.ts';
import { comments as phoneZh } from '@meetingapp/locales/zh/comments/comment.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';
import { anyOf, newAccount } from '../support/sign-up.ts';

test.use(laptop);

test(
  '[S102] [V17] staff moderate by keys: release, refuse with a reason, mute, answer, hold again; the author sees each, and may not write',
  { tag: '@en' },
  async ({ page, phone, language, axe, context, browser }) => {
    const t = language === 'en' ? en : zh;
    const words = language === 'en' ? phoneEn : phoneZh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    const account = await newAccount(phone);
    const minutes = (before: number) => new Date(Date.now() - before * 60_000);
    await withDatabase(async (db) => {
      const waits = { accountId: account.uId, name: '林知远', state: 'waiting', hold: 'all' } as const;
      await buildComment(db, cid, { ...waits, body: '溶栓后多久复查心电图？', at: minutes(3) });
      await buildComment(db, cid, { ...waits, body: '无关的广告', at: minutes(2) });
      await buildComment(db, cid, { ...waits, body: '还有一条广告', at: minutes(1) });
    });
    await openConsole(page, language, `/c/${cid}/comments`);
    const rows = page.locator('.comment-queue > li');
    const current = page.locator('.comment-queue > li[aria-current]');
    await expect(rows).toHaveCount(3);
    await axe(page);
    // To the question, wherever it stands in the list.
    const texts = await rows.allInnerTexts();
    const to = async (text: string) => {
      for (let press = 0; press < texts.length; press += 1) await page.keyboard.press('k');
      for (let press = 0; press < texts.length && !(await current.innerText()).includes(text); press += 1)
        await page.keyboard.press('j');
      await expect(current).toContainText(text);
    };
    await to('溶栓后');
    await page.keyboard.press('a');
    await expect(rows).toHaveCount(2);

    await to('无关的广告');
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t.refuseReason }).fill('与会议无关');
    await axe(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: t.refuse, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);

    await page.keyboard.press('m');
    await expect(dialog.getByText(t.mutes.title.replace('{name}', '林知远'))).toBeVisible();
    await axe(page);
    await dialog.getByRole('button', { name: t.mute, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();

    await page.goto(page.url().replace('?', '?tab=unanswered&'));
    await page.getByRole('button', { name: /溶栓后/ }).focus();
    await page.keyboard.press('Enter');
    const answer = page.getByRole('textbox', { name: t.answer, exact: true });
    await answer.fill('60 到 90 分钟复查。');
    await axe(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('complementary').getByText('60 到 90 分钟复查。')).toBeVisible();
    await expect(answer).toHaveValue('');

    const own = phone.onPage(await context.newPage());
    await own.logIn({ to: account.to, password: 'Heart-2026' });
    await own.open('comment', { cid });
    await own.page.getByText(anyOf(words.parts.mine)).click();
    await expect(own.page.getByText('60 到 90 分钟复查。')).toBeVisible();
    await expect(own.page.getByText('与会议无关')).toBeVisible();
    // Muted: the way to a new question is closed.
    await expect(own.page.getByText(words.barred.comment_muted)).toBeVisible();
    await expect(own.page.getByRole('link', { name: words.add })).toHaveCount(0);

    // Held again: nobody else reads it until it is released.
    await page.bringToFront();
    await page.getByRole('complementary').getByRole('button', { name: t.wait, exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary').getByText(t.states.waiting, { exact: true })).toBeVisible();
    const visitor = phone.onPage(await (await browser.newContext()).newPage());
    await visitor.open('comment', { cid });
    await expect(visitor.page.getByText('溶栓后', { exact: false })).toHaveCount(0);
    await visitor.page.context().close();
  },
);
