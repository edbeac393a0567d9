import { conferenceArchive as textsEn } from '@meetingapp/locales/en/conference/archive.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { conferenceConsole as settingsEn } from '@meetingapp/locales/en/conference/console.ts';
import { conferenceArchive as textsZh } from '@meetingapp/locales/zh/conference/archive.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { conferenceConsole as settingsZh } from '@meetingapp/locales/zh/conference/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = {
  zh: { a: textsZh, c: consoleZh, s: settingsZh },
  en: { a: textsEn, c: consoleEn, s: settingsEn },
};

test.use(laptop);

test(
  '[O23] an owner takes a conference out as one file and makes a new one from it',
  { tag: '@en' },
  async ({ page, language, demo, axe }, info) => {
    const { a, c, s } = texts[language];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await openConsole(page, language, `/c/${demo.past}/settings`);
    await button(a.export.open).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: new RegExp(a.export.scopes.setup) })).toBeChecked();
    await dialog.getByRole('radio', { name: new RegExp(a.export.scopes.everything) }).check();
    await expect(dialog.getByText(a.export.personal)).toBeVisible();
    await axe(page);
    await dialog.getByRole('radio', { name: new RegExp(a.export.scopes.setup) }).check();
    const started = page.waitForEvent('download');
    await dialog.getByRole('button', { name: a.export.ok }).click();
    const file = info.outputPath('conference.zip');
    await (await started).saveAs(file);

    // A file that is none is refused with the way out.
    await openConsole(page, language, '/');
    await button(c.conferences.import).click();
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({ name: 'other.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') });
    await expect(dialog.getByText(a.faults.not_zip)).toBeVisible();
    await axe(page);
    await dialog.getByRole('button', { name: a.import.another }).click();

    await input.setInputFiles(file);
    // A person who closes the dialog meanwhile comes back to the same dry run.
    await expect(dialog.getByRole('button', { name: a.import.cancel })).toBeVisible();
    await expect(dialog.locator('input[type=file]')).toHaveCount(0);
    await dialog.getByRole('button', { name: a.import.cancel }).click();
    await expect(dialog).toBeHidden();
    await button(c.conferences.import).click();
    await expect(dialog.getByText(a.import.willMake)).toBeVisible();
    await dialog.getByText(a.stays.title).click();
    await expect(dialog.getByText(a.stays.reasons.invoices)).toBeVisible();
    await expect(dialog.getByRole('row', { name: new RegExp(a.import.kinds.fees) })).toBeVisible();
    await axe(page);
    await dialog.getByRole('button', { name: a.import.ok }).click();
    await expect(page).toHaveURL(/\/c\/\d+\/settings/);
    expect(page.url()).not.toContain(`/c/${demo.past}/`);
    await expect(page.getByText(s.state.draft)).toBeVisible();
  },
);
