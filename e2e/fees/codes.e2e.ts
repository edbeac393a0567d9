import { fees as en } from '@meetingapp/locales/en/fees/console.ts';
import { fees as zh } from '@meetingapp/locales/zh/fees/console.ts';
import { codeSheet as sheetEn } from '@meetingapp/locales/en/fees/code-exchange.ts';
import { codeSheet as sheetZh } from '@meetingapp/locales/zh/fees/code-exchange.ts';
import { sheetImport as stepsEn } from '@meetingapp/locales/en/tasks/import.ts';
import { sheetImport as stepsZh } from '@meetingapp/locales/zh/tasks/import.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf } from '../support/own-congress.ts';

test.use(laptop);

const sheet = (...rows: string[]) => ({
  name: 'codes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Code,Kind of discount,Value,Uses\n${rows.join('\n')}\n`),
});

test(
  '[O3] [O7] discount codes are imported by the shared steps, a wrong cell corrected in place, undone as a whole, and exported again',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const [fees, words, steps] = language === 'en' ? [en, sheetEn, stepsEn] : [zh, sheetZh, stepsZh];
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await openConsole(page, language, `/c/${cid}/fees`);
    await page.getByRole('tab', { name: fees.tabs.codes }).click();
    await page.getByRole('button', { name: fees.codes.import, exact: true }).first().click();
    await axe(page);
    await page
      .locator('input[type=file]')
      .setInputFiles(
        sheet('GOOD-1,Percent off,10%,5', 'GOOD-2,No fee,,1', 'BAD,Percent off,0.1,1', 'GOOD-1,No fee,,1'),
      );
    await page.getByRole('button', { name: steps.columns.next }).click();
    await page.getByRole('button', { name: new RegExp(`^${steps.check.fates.wrong}`) }).click();
    await expect(page.locator('.import-rows .ant-table-row')).toHaveCount(2);
    await axe(page);
    await page.getByRole('button', { name: / 0\.1$/ }).click();
    await page.keyboard.type('0.1%');
    await page.keyboard.press('Enter');
    await expect(page.locator('.import-rows .ant-table-row')).toHaveCount(1);
    const apply = { name: format(steps.check.apply, { count: '3' }) };
    await page.getByRole('button', apply).click();
    await page.getByRole('dialog').getByRole('button', apply).click();
    await expect(page.getByText(format(steps.result.done, { count: '3' }))).toBeVisible({ timeout: 20_000 });
    await axe(page);
    await page.getByRole('button', { name: words.list }).click();
    await expect(page.getByRole('button', { name: 'BAD' })).toBeVisible();
    await page.getByRole('button', { name: fees.codes.export, exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: fees.codes.exportAs.csv }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);

    await page.goBack();
    const undo = { name: steps.result.undo };
    await page.getByRole('button', undo).click();
    await page.getByRole('dialog').getByRole('button', undo).click();
    await expect(page.getByText(format(steps.result.undone, { count: '3' }))).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: words.list }).click();
    await expect(page.getByText(fees.codes.none)).toBeVisible();
  },
);
