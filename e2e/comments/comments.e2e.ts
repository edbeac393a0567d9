import { commentCalls } from '@meetingapp/contract/comments/comment.ts';
import { commentConsoleCalls } from '@meetingapp/contract/comments/console.ts';
import { comments as en } from '@meetingapp/locales/en/comments/comment.ts';
import { comments as zh } from '@meetingapp/locales/zh/comments/comment.ts';
import { consoleToken } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = { zh, en };
const user = { to: demoLogins.registered.phone, password: demoLogins.registered.password };

test(
  '[S101] [S100] a question that names a patient is not sent until that is hidden; staff show it, and all read it',
  { tag: '@en' },
  async ({ phone, page, language, demo, axe }) => {
    const t = texts[language];
    const mark = `${language}${Date.now()}`;
    await phone.logIn(user);
    await page.goto(phone.address('comment', { cid: demo.congress }));
    await page.getByRole('link', { name: t.add }).click();
    const field = page.getByRole('textbox', { name: t.form.text });
    await field.fill(`${mark} 患者李秀兰，女，溶栓后如何观察？`);
    await expect(page.getByRole('alert').filter({ hasText: t.form.patient })).toBeVisible();
    await expect(page.locator('.foot').getByRole('button')).toBeDisabled();
    await axe(page);
    await page.getByRole('button', { name: t.form.redact }).click();
    await expect(field).toHaveValue(`${mark} 患者${t.form.mark}，女，溶栓后如何观察？`);
    await page.getByRole('button', { name: t.form.send, exact: true }).click();
    await page.waitForURL(/\/comment\/\d+/);
    const card = page.getByRole('article').filter({ hasText: mark });
    await expect(card).toContainText(t.waiting);
    await axe(page);

    const token = await consoleToken(page);
    const call = (path: string, data: object) =>
      page.request.post((process.env['E2E_URL'] ?? '') + path, { data, headers: { token, language: 'ch' } });
    const queue = await call(commentConsoleCalls.queue.path, { cid: demo.congress });
    const { items } = (await queue.json()) as { items: { commentId: number; text: string }[] };
    const item = items.find(({ text }) => text.startsWith(mark));
    const { commentId } = item ?? { commentId: 0 };
    const shown = { cid: demo.congress, items: [{ commentId }], verdict: 'show' };
    expect((await call(commentConsoleCalls.moderate.path, shown)).ok()).toBe(true);
    await call(commentConsoleCalls.answer.path, { cid: demo.congress, commentId, text: `答 ${mark}` });

    await page.goto(phone.address('commentReply', { comtUid: commentId, relid: 0 }, { cid: demo.congress }));
    await expect(page.getByText(`答 ${mark}`)).toBeVisible();
    const stars = page.getByRole('radiogroup');
    const saved = page.waitForResponse((response) => response.url().endsWith(commentCalls.review.path));
    await stars.getByRole('radio').nth(3).check({ force: true });
    await expect(stars.getByRole('radio').nth(3)).toBeChecked();
    await saved;
    await page.reload();
    await expect(page.getByRole('radiogroup').getByRole('radio').nth(3)).toBeChecked();
    await axe(page);
  },
);

test('[S100] a draft survives leaving the page, and Back closes what was opened last', async ({
  phone,
  page,
  demo,
}) => {
  await phone.logIn({ to: demoLogins.fresh.phone, password: demoLogins.fresh.password });
  await page.goto(phone.address('comment', { cid: demo.congress }));
  await page.getByRole('button', { name: zh.more }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: zh.add }).click();
  await page.getByRole('textbox').fill('班车几点？');
  await expect(page.getByText(zh.form.saved)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: zh.add }).click();
  await expect(page.getByRole('textbox')).toHaveValue('班车几点？');
});
