import { fees as en } from '@meetingapp/locales/en/fees/console.ts';
import { fees as zh } from '@meetingapp/locales/zh/fees/console.ts';
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
  '[O3] [O7] discount codes are imported from a sheet after a trial, wrong rows say why, and are exported again',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const words = (language === 'en' ? en : zh).codes;
    const tabs = (language === 'en' ? en : zh).tabs;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await openConsole(page, language, `/c/${cid}/fees`);
    await page.getByRole('tab', { name: tabs.codes }).click();
    await page.getByRole('button', { name: words.import, exact: true }).first().click();
    await axe(page);
    await page
      .locator('input[type=file]')
      .setInputFiles(sheet('GOOD-1,Percent off,10%,5', 'GOOD-2,No fee,,1', 'BAD,Percent off,0.1,1'));
    await expect(page.getByRole('row', { name: 'BAD' })).toBeVisible();
    await expect(page.getByText('%').first()).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: format(words.importing.apply, { count: '2' }) }).click();
    await expect(page.getByText(format(words.importing.done, { fresh: '2', change: '0', wrong: '1' }))).toBeVisible();
    await page.getByRole('button', { name: words.importing.close, exact: true }).click();
    await expect(page.getByRole('button', { name: 'GOOD-1' })).toBeVisible();
    await page.getByRole('button', { name: words.export, exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: words.exportAs.csv }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    await axe(page);
  },
);
