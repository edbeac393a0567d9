import { inventorySheet as en } from '@meetingapp/locales/en/hotel/inventory.ts';
import { inventorySheet as zh } from '@meetingapp/locales/zh/hotel/inventory.ts';
import { hotelConsole as hotelsEn } from '@meetingapp/locales/en/hotel/console.ts';
import { hotelConsole as hotelsZh } from '@meetingapp/locales/zh/hotel/console.ts';
import { sheetImport as stepsEn } from '@meetingapp/locales/en/tasks/import.ts';
import { sheetImport as stepsZh } from '@meetingapp/locales/zh/tasks/import.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety } from '../support/own-congress.ts';

test.use(laptop);

test(
  '[O7] hotel rooms are imported from a list: a column mapped by hand, a wrong cell corrected in place, undone as a whole',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const [words, steps, hotels] = language === 'en' ? [en, stepsEn, hotelsEn] : [zh, stepsZh, hotelsZh];
    const { cid, owner } = await ownSociety();
    await openConsole(page, language, `/c/${cid}/hotel`, owner);
    await page.getByRole('button', { name: hotels.importRooms }).click();
    await expect(page.locator('.sheet-source')).toBeVisible();
    await axe(page);
    const list = [
      '酒店,房型,床位数,日期,末晚,留给我们,房价',
      '云栖酒店,山景房,2,2030-05-01,2030-05-03,12,680',
      '云栖酒店,湖景房,2,2030-05-01,,若干,880',
    ].join('\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '房量.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await expect(page.getByText(format(steps.columns.missing, { names: words.columns.size }))).toBeVisible();
    await page.getByRole('combobox', { name: /留给我们/ }).click();
    await page.keyboard.type(words.columns.size);
    await page.keyboard.press('Enter');
    await axe(page);
    await page.getByRole('button', { name: steps.columns.next }).click();
    await page.getByRole('button', { name: new RegExp(`^${steps.check.fates.wrong}`) }).click();
    await expect(page.locator('.import-rows .ant-table-row')).toHaveCount(1);
    await axe(page);
    await page.getByRole('button', { name: /若干/ }).click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(page.getByText(steps.check.none)).toBeVisible();
    const apply = { name: format(steps.check.apply, { count: '2' }) };
    await page.getByRole('button', apply).click();
    await page.getByRole('dialog').getByRole('button', apply).click();
    await expect(page.getByText(format(steps.result.done, { count: '2' }))).toBeVisible({ timeout: 20_000 });
    await axe(page);
    await page.getByRole('button', { name: words.list }).click();
    await expect(page.locator('.nights-grid .cell button')).toHaveText([/^120 /, /^120 /, /^120 /, /^30 /]);

    await page.goBack();
    const undo = { name: steps.result.undo };
    await page.getByRole('button', undo).click();
    await page.getByRole('dialog').getByRole('button', undo).click();
    await expect(page.getByText(format(steps.result.undone, { count: '2' }))).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: words.list }).click();
    await expect(page.getByText(hotels.none)).toBeVisible();
  },
);
