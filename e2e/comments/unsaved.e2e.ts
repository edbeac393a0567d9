import { buildComment } from '@meetingapp/demo/comments/comments.ts';
import { commentsConsole as en } from '@meetingapp/locales/en/comments/console.ts';
import { commentsConsole as zh } from '@meetingapp/locales/zh/comments/console.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';
import { newAccount } from '../support/sign-up.ts';

test.use(laptop);

test('[K4] another row, Back and another page ask before they discard what was typed in a pane', async ({
  page,
  phone,
  language,
}) => {
  const t = language === 'en' ? en : zh;
  const c = language === 'en' ? consoleEn : consoleZh;
  const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
  const account = await newAccount(phone);
  await withDatabase(async (db) => {
    const shown = { accountId: account.uId, name: '林知远', state: 'shown' } as const;
    await buildComment(db, cid, { ...shown, body: '溶栓后多久复查心电图？', at: new Date() });
    await buildComment(db, cid, { ...shown, body: '指南何时更新？', at: new Date() });
  });
  await openConsole(page, language, `/c/${cid}/comments?tab=unanswered`);
  const row = (text: string) => page.getByRole('button', { name: new RegExp(text) });
  const answer = page.getByRole('textbox', { name: t.answer, exact: true });
  const pane = page.getByRole('complementary', { name: t.thread });
  const question = page.getByRole('dialog', { name: c.discard.title });
  const stay = async () => {
    await question.getByRole('button', { name: c.discard.stay }).click();
    await expect(question).toHaveCount(0);
    await expect(answer).toHaveValue('60 到 90 分钟');
    await expect(pane.getByText('溶栓后')).toBeVisible();
  };
  await row('溶栓后').click();
  await answer.fill('60 到 90 分钟');

  await row('指南').click();
  await stay();
  await page.goBack({ waitUntil: 'commit' });
  await stay();
  await expect(page).toHaveURL(/open=\d+/);
  await page.getByRole('navigation').getByRole('link', { name: c.pages.news }).click();
  await stay();

  await row('指南').click();
  await question.getByRole('button', { name: c.discard.act }).click();
  await expect(pane.getByText('指南')).toBeVisible();
  await expect(answer).toHaveValue('');

  await answer.fill('明年');
  await page.goBack({ waitUntil: 'commit' });
  await question.getByRole('button', { name: c.discard.act }).click();
  await expect(pane).toHaveCount(0);
  await expect(row('指南')).toBeVisible();

  // Nothing typed: nothing asked.
  await row('指南').click();
  await row('溶栓后').click();
  await expect(pane.getByText('溶栓后')).toBeVisible();
  await page.goBack();
  await expect(pane).toHaveCount(0);
});
