import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

test.use(laptop);

test(
  '[O6] an export downloads by itself when it is ready; its place, progress and file stay on the screen',
  { tag: '@en' },
  async ({ page, phone, demo, axe }) => {
    const words = phone.language === 'en' ? consoleEn : consoleZh;
    const t = words.tasks;
    await openConsole(page, phone.language, `/c/${demo.congress}/audit`);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: words.export, exact: true }).click();
    const name = (await file).suggestedFilename();
    expect(name).toMatch(/^audit-.*\.xlsx$/);
    const note = page.locator('.export-note');
    await expect(note).toContainText(t.states.done);
    await expect(note).toContainText(phone.language === 'en' ? /[\d,]+ of [\d,]+/ : /[\d,]+ \/ [\d,]+/);
    await axe(page);
    const again = page.waitForEvent('download');
    await note.getByRole('button', { name: t.downloadAgain.replace('{name}', name) }).click();
    expect((await again).suggestedFilename()).toBe(name);
    await note.getByRole('link').click();
    await expect(page.getByRole('complementary')).toContainText(name);
  },
);
