import { surveyConsole as en } from '@meetingapp/locales/en/survey/console.ts';
import { surveyConsole as zh } from '@meetingapp/locales/zh/survey/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = { zh, en };
test.use(laptop);

test(
  '[O14] the results of a survey are a PDF in either language, grouped by a question',
  { tag: '@en' },
  async ({ page, language, demo, axe }) => {
    const t = texts[language];
    await openConsole(page, language, `/c/${demo.saving}/surveys`);
    await page
      .getByRole('button', { name: /会议评价|About this meeting/ })
      .first()
      .click();
    await page.getByRole('button', { name: t.export, exact: true }).click();
    await page.getByText(t.report.open, { exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t.report.anonymous)).toBeVisible();
    await axe(page);
    await dialog.getByRole('combobox', { name: t.report.by }).click();
    await page.locator('.ant-select-item-option').nth(1).click();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t.report.make, exact: true }).click();
    expect((await saved).suggestedFilename()).toMatch(/^survey-\d+-(zh|en)\.pdf$/);
    await expect(dialog).toHaveCount(0);
  },
);
