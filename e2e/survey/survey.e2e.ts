import { survey as en } from '@meetingapp/locales/en/survey/answer.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { survey as zh } from '@meetingapp/locales/zh/survey/answer.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAccount } from '../support/sign-up.ts';
import { demoSurveys } from './screens.ts';

const texts = { zh, en };
const password = 'Heart-2026';
/** Milliseconds for which a tip stays. */
const TIP_MS = 3000;

test(
  '[S90] [S91] [S92] [V14] [E9] an anonymous survey is answered, jumps to what is open, and is completed afterwards',
  { tag: ['@en', '@small'] },
  async ({ phone, page, language, axe }) => {
    const t = texts[language];
    const { to } = await newAccount(phone);
    await phone.logIn({ to, password });
    // A tip about a gap stays until its page is left, however fast the person is.
    await page.addInitScript((tipMs) => {
      const wait = globalThis.setTimeout.bind(globalThis);
      globalThis.setTimeout = ((act: () => void, ms?: number) => wait(act, ms === tipMs ? 600_000 : ms)) as never;
    }, TIP_MS);
    await phone.open('qlist', { qid: demoSurveys.meeting });
    await expect(page.getByText(t.anonymous)).toBeVisible();
    await axe(page);

    // Required questions first: the first gap is the hospital, then the first row of the matrix.
    await page.locator('[data-code="level"] label').first().click();
    await page.getByRole('button', { name: t.jump }).click();
    const matrix = page.locator('[data-code="parts"]');
    await expect(matrix.locator('h2')).toBeFocused();
    await expect(matrix.locator('.miss')).toHaveCount(4);
    for (const row of await matrix.locator('.survey-row').all()) await row.locator('label').nth(4).click();
    await expect(matrix.locator('.miss')).toHaveCount(0);

    await page.getByRole('button', { name: t.next, exact: true }).click();
    await page.locator('[data-code="session"] label').nth(1).click();
    await expect(page.locator('[data-code="why"]')).toBeVisible();
    await page.locator('[data-code="session"] label').nth(3).click();
    await expect(page.locator('[data-code="why"]')).toHaveCount(0);
    const ranking = page.locator('[data-code="next"]');
    await ranking.getByRole('listitem').nth(1).getByRole('button').first().click();
    await expect(ranking.getByRole('status')).toContainText(/1 (\/|of) 4/);
    await page.locator('[data-code="again"] label').nth(9).click();
    await axe(page);

    // The draft is on the device.
    await expect(page.getByText(t.draft)).toBeVisible();
    await page.reload();
    await expect(page.getByText(format(t.progress, { done: 5, count: 8 }))).toBeVisible();

    // Questions that may stay empty are asked too.
    await page.getByRole('button', { name: t.next, exact: true }).click();
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page.locator('[data-code="topics"] h2')).toBeFocused();
    for (const code of ['topics', 'travel'])
      await page.locator(`[data-code="${code}"]`).getByRole('button', { name: t.none }).click();
    await page.getByRole('button', { name: t.next, exact: true }).click();
    await page.locator('[data-code="more"]').getByRole('button', { name: t.none }).click();
    const tip = page.locator('.toptip');
    await expect(tip).toBeVisible();
    await page.getByRole('button', { name: t.submit, exact: true }).click();

    await expect(page).toHaveURL(/\/q\/end/);
    await expect(page.getByRole('heading', { name: t.done.title })).toBeVisible();
    await expect(tip).toHaveCount(0);
    await expect(page.getByText(t.results.title)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: t.done.mine }).click();
    await expect(page).toHaveURL(/qlistanswers/);
    await expect(page.locator('.survey-own li')).toHaveCount(8);
    await expect(page.locator('.survey-own .none')).toHaveCount(3);
    await axe(page);

    // [E9] A second visit.
    await phone.open('qlist', { qid: demoSurveys.meeting });
    await expect(page.getByRole('heading', { name: t.done.again })).toBeVisible();
  },
);

test('[S90] a survey behind a code opens with the code', async ({ phone, page, language }) => {
  const t = texts[language];
  const { to } = await newAccount(phone);
  await phone.logIn({ to, password });
  await phone.open('qlist', { qid: demoSurveys.code });
  await page.getByLabel(t.code.label).fill('wrong');
  await page.getByRole('button', { name: t.code.go }).click();
  await expect(page.getByText(t.code.wrong)).toBeVisible();
  await page.getByLabel(t.code.label).fill('jury26');
  await page.getByRole('button', { name: t.code.go }).click();
  await expect(page.getByRole('button', { name: t.submit })).toBeVisible();
});
