import { conferenceConsole as settingsEn } from '@meetingapp/locales/en/conference/console.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { conferenceConsole as settingsZh } from '@meetingapp/locales/zh/conference/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { staff as staffEn } from '@meetingapp/locales/en/staff.ts';
import { staff as staffZh } from '@meetingapp/locales/zh/staff.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = {
  zh: { c: consoleZh, s: settingsZh, p: staffZh.people },
  en: { c: consoleEn, s: settingsEn, p: staffEn.people },
};

test.use(laptop);

test(
  '[O1] a click beside a dialog discards nothing, and a new conference keeps what was typed when its dialog is closed',
  { tag: '@en' },
  async ({ page, language }) => {
    const { c, s } = texts[language];
    await openConsole(page, language, '/');
    const begin = page.getByRole('button', { name: c.conferences.make, exact: true });
    await begin.click();
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('textbox').first();
    await title.fill('第三届心律学术会议');
    const make = dialog.getByRole('button', { name: s.make.ok, exact: true });
    // The name is there: what is missing are the days.
    await expect(make).toHaveAttribute('title', c.why.daysMissing);
    await page.mouse.click(640, 780);
    await expect(dialog).toBeVisible();
    await expect(title).toHaveValue('第三届心律学术会议');
    await dialog.getByRole('combobox', { name: s.fields.currency }).click();
    await page.keyboard.type('JPY');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: s.make.cancel, exact: true }).click();
    await expect(dialog).toBeHidden();
    await begin.click();
    await expect(title).toHaveValue('第三届心律学术会议');
    await expect(dialog.getByText(/^JPY /)).toBeVisible();
  },
);

test(
  '[K4] Esc closes an unchanged dialog at once and asks before it discards what was typed; the focus returns each time',
  { tag: '@en' },
  async ({ page, language, demo }) => {
    const { c, p } = texts[language];
    await openConsole(page, language, `/c/${demo.congress}/staff`);
    const invite = page.getByRole('button', { name: p.invite });
    const dialog = page.getByRole('dialog', { name: p.invite });
    const question = page.getByRole('dialog', { name: c.discard.title });
    const name = dialog.getByLabel(p.name);
    await invite.focus();
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(invite).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.type('罗允');
    await page.keyboard.press('Escape');
    await expect(question.getByRole('button', { name: c.discard.stay })).toBeFocused();
    // Esc answers the question alone.
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(name).toHaveValue('罗允');
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: c.discard.act, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(invite).toBeFocused();
  },
);
