import { exam as en } from '@meetingapp/locales/en/exam/attempt.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { exam as zh } from '@meetingapp/locales/zh/exam/attempt.ts';
import type { Page } from '@playwright/test';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAccount } from '../support/sign-up.ts';

const texts = { zh, en };
const password = 'Heart-2026';
const answerPath = '**/medapp/api/exam/answer';

/** Answers the question that is shown with its first option, or with what its kind needs. */
async function answerShown(page: Page): Promise<void> {
  const paper = page.locator('.exam-page main');
  for (const group of await paper.locator('.exam-opts').all()) {
    const buttons = group.getByRole('button').or(group.getByRole('radio')).or(group.getByRole('checkbox'));
    const ordering = (await group.locator('[aria-pressed]').count()) > 0;
    if (ordering) for (const one of await buttons.all()) await one.click();
    else await buttons.first().click();
  }
  for (const select of await paper.locator('select').all()) await select.selectOption({ index: 1 });
  for (const field of await paper.locator('.exam-number input').all()) await field.fill('35');
}

const openExam = async (page: Page, t: typeof zh | typeof en) => {
  const card = page.locator('.exam-card', { has: page.getByRole('heading', { name: /学分测试|Credit exam/ }) });
  await card.getByRole('button', { name: t.start }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.start }).click();
  await page.locator('.exam-stem').waitFor();
};

test(
  '[S93] [S94] [S95] [S96] [E9] an exam is taken, left, resumed on another phone, and handed in with unanswered questions',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, language, axe, context }) => {
    const t = texts[language];
    const cid = demo.saving;
    const { to } = await newAccount(phone);
    await phone.logIn({ to, password });
    await phone.open('onlineTest', { cid });
    await openExam(page, t);
    await axe(page);
    await answerShown(page);
    await expect(page.getByText(t.saving.saved)).toBeVisible();
    await page.getByRole('button', { name: t.next, exact: true }).click();
    await answerShown(page);
    await expect(page.getByText(t.saving.saved)).toBeVisible();

    // Another phone of the same person goes on at the third question.
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.locator('.exam-meta b')).toHaveText('3');
    await other.close();

    await page.getByRole('button', { name: t.handIn.act }).first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(t.unanswered);
    await question.getByRole('button', { name: t.handIn.first }).click();
    await expect(page.locator('.exam-meta b')).toHaveText('3');
    await page.getByRole('button', { name: t.handIn.act }).first().click();
    await question.getByRole('button', { name: t.handIn.act }).click();
    await expect(page).toHaveURL(/finishtest\//);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: t.result.failed.slice(0, 2) })
        .first(),
    ).toBeAttached();
    await expect(page.getByText(format(t.rail.left, { count: 2 }))).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: t.result.score }).click();
    await expect(page.getByRole('heading', { name: t.topics.title })).toBeVisible();
    await axe(page);
  },
);

test('[S94] [S95] the pages of a hand-in and of a result lead back to an exam that still runs', async ({
  phone,
  page,
  demo,
  language,
}) => {
  const cid = demo.saving;
  const { to } = await newAccount(phone);
  await phone.logIn({ to, password });
  await phone.open('onlineTest', { cid });
  await openExam(page, texts[language]);
  const attempt = new URL(page.url()).searchParams.get('attempt') ?? '';
  for (const address of [
    phone.address('finishSubmit', {}, { cid, attempt }),
    phone.address('finishTest', { cid }, { attempt }),
    phone.address('finishTestScore', { cid }, { attempt }),
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`onlineTest/${cid}\\?.*attempt=${attempt}`));
    await expect(page.locator('.exam-stem')).toBeVisible();
  }
});

test('[S93] answers given without a network stay through a reload and arrive afterwards', async ({
  phone,
  page,
  demo,
  language,
}) => {
  const t = texts[language];
  const cid = demo.saving;
  const { to, uId } = await newAccount(phone);
  await phone.logIn({ to, password });
  await phone.open('onlineTest', { cid });
  await openExam(page, t);
  await page.route(answerPath, (route) => route.abort());
  await answerShown(page);
  await expect(page.getByText(format(t.saving.waitingTyped, { minutes: 30 }))).toBeVisible();
  await page.reload();
  await page.locator('.exam-stem').waitFor();
  await expect(page.locator('.exam-meta b')).toHaveText('2');
  await page.unroute(answerPath);
  await expect(page.getByText(t.saving.saved)).toBeVisible({ timeout: 10_000 });
  const rows = await inDatabase(
    'select count(*)::int as count from exam_answer join exam_attempt on id = attempt_id where account_id = $1',
    [uId],
  );
  expect(rows).toMatchObject([{ count: 1 }]);
});

test('[E1] a log-in that ends during an exam does not throw the person out, and nothing is lost', async ({
  phone,
  page,
  demo,
  language,
}) => {
  const t = texts[language];
  const cid = demo.saving;
  const { to, uId } = await newAccount(phone);
  await phone.logIn({ to, password });
  await phone.open('onlineTest', { cid });
  await openExam(page, t);
  await inDatabase('update access_token set ended_at = now() where account_id = $1', [uId]);
  await answerShown(page);
  await expect(page.getByText(t.saving.ended)).toBeVisible();
  await expect(page.locator('.exam-stem')).toBeVisible();
  await page.getByRole('button', { name: t.next, exact: true }).click();
  await answerShown(page);
  await expect(page).toHaveURL(/onlineTest/);
});
