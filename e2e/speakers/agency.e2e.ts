import { buildExpert, buildHall, buildRelease, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { buildInvitations } from '@meetingapp/demo/speakers/speakers.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { agencySheet as sheetEn } from '@meetingapp/locales/en/speakers/agency.ts';
import { travelConsole as en } from '@meetingapp/locales/en/speakers/travel.ts';
import { sheetImport as stepsEn } from '@meetingapp/locales/en/tasks/import.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { agencySheet as sheetZh } from '@meetingapp/locales/zh/speakers/agency.ts';
import { travelConsole as zh } from '@meetingapp/locales/zh/speakers/travel.ts';
import { sheetImport as stepsZh } from '@meetingapp/locales/zh/tasks/import.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety, withDatabase } from '../support/own-congress.ts';

const words = {
  zh: { travel: zh, sheet: sheetZh, steps: stepsZh, frame: consoleZh },
  en: { travel: en, sheet: sheetEn, steps: stepsEn, frame: consoleEn },
};
const HOUR_MS = 3_600_000;

test.use(laptop);

test(
  '[O7] [O10] the list of a travel agency is imported by the shared steps, a wrong cell corrected in place, and undone as a whole',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const { travel, sheet, steps, frame } = words[language];
    const { cid, owner } = await ownSociety();
    await withDatabase(async (db) => {
      const id = await buildExpert(db, cid, {
        name: both('林知远', 'Lin Zhiyuan'),
        email: `agency-${cid}@example.org`,
      });
      const from = new Date(Date.now() + 40 * 24 * HOUR_MS);
      const hall = await buildHall(db, cid, { name: both('主会场', 'Main hall') });
      const to = new Date(from.getTime() + 2 * HOUR_MS);
      await buildSession(db, cid, { title: both('再灌注', 'Reperfusion'), hall, from, to, parts: [[id, 'host']] });
      await buildRelease(db, cid);
      await buildInvitations(db, cid);
    });
    await openConsole(page, language, `/c/${cid}/speakers/travel`, owner);
    await page.getByRole('button', { name: travel.agency }).click();
    await axe(page);
    const lines = [
      '旅客,方向,车次,出发站,到达站,开车时间,到达时间',
      '林知远,去程,G7349,江州东,杭州东,2027-04-14 13:06,2027-04-14 15:42',
      '林知原,返程,G7350,杭州东,江州东,2027-04-18 13:06,2027-04-18 15:42',
    ];
    const file = { name: 'tickets.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: steps.columns.next }).click();
    await page.getByRole('button', { name: new RegExp(`^${steps.check.fates.wrong}`) }).click();
    await expect(page.locator('.import-rows .ant-table-row')).toHaveCount(1);
    await axe(page);
    await page.getByRole('button', { name: /林知原$/ }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('林知远');
    await page.keyboard.press('Enter');
    await expect(page.locator('.import-rows .ant-table-row')).toHaveCount(0);
    const apply = { name: format(steps.check.apply, { count: '2' }) };
    await page.getByRole('button', apply).click();
    await page.getByRole('dialog').getByRole('button', apply).click();
    await expect(page.getByText(format(steps.result.done, { count: '2' }))).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: sheet.list }).click();
    await expect(page.getByRole('cell', { name: 'G7349' }).first()).toBeVisible();

    // The page of all imports leads back to it.
    await openConsole(page, language, `/c/${cid}/imports`, owner);
    const recent = page.getByRole('region', { name: frame.imports.recent });
    await expect(recent.getByRole('row').filter({ hasText: frame.imports.kinds.agency })).toBeVisible();
    await recent.getByRole('link', { name: 'tickets.csv' }).click();
    const undo = { name: steps.result.undo };
    await page.getByRole('button', undo).click();
    await page.getByRole('dialog').getByRole('button', undo).click();
    await expect(page.getByText(format(steps.result.undone, { count: '2' }))).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: sheet.list }).click();
    await expect(page.getByText('G7349')).toHaveCount(0);
  },
);
