import { readFile } from 'node:fs/promises';
import { agendaExchange as en } from '@meetingapp/locales/en/agenda/exchange.ts';
import { agendaExchange as zh } from '@meetingapp/locales/zh/agenda/exchange.ts';
import { haveSchedules, scheduleFile } from '@meetingapp/server/testing/schedule-validity.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, ownProgramme, societyOf } from '../support/own-congress.ts';
import { anyOf } from '../support/sign-up.ts';

test.use(laptop);

test(
  '[O9] a programme is imported from a file, exported as identical XML, and undone',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const words = language === 'en' ? en : zh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await ownProgramme(cid);
    await openConsole(page, language, `/c/${cid}/programme/exchange`);
    await expect(page.getByRole('heading', { name: words.importTitle, exact: true })).toBeVisible();
    await axe(page);
    const choose = page.locator('input[type=file]');
    const download = async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: words.formats.xml }).click(),
      ]);
      return readFile(await file.path());
    };
    // A published programme of another conference; without that file the own one with another title.
    const name = 'democon.json';
    const own = (await download()).toString().replaceAll('心律', '心律失常').replaceAll('Rhythm', 'Arrhythmia');
    await choose.setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(haveSchedules ? scheduleFile('pretalx-democon.json') : own),
    });
    await page.getByRole('button', { name: anyOf(words.apply) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: anyOf(words.apply) }).click();
    const undo = page.getByRole('button', { name: words.undo, exact: true });
    await expect(undo).toBeVisible();
    await axe(page);

    await page.getByRole('button', { name: words.another }).click();
    const back = await download();
    await choose.setInputFiles({ name: 'back.xml', mimeType: 'application/xml', buffer: back });
    await expect(page.getByRole('button', { name: words.applyNone })).toBeDisabled();

    await page.getByRole('button', { name: words.another }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await undo.click();
    await dialog.getByRole('button', { name: words.undo, exact: true }).click();
    await expect(page.getByText(new RegExp(words.takenBack.replace('{count}', '\\d+')))).toBeVisible();
    await page.getByRole('button', { name: words.another }).click();
    await expect(page.getByRole('row', { name })).toContainText(
      new RegExp(words.earlier.back.replace('{count}', '\\d+')),
    );
    await axe(page);
  },
);
