import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { conferenceConsole as settingsEn } from '@meetingapp/locales/en/conference/console.ts';
import { forms as formsEn } from '@meetingapp/locales/en/forms/console.ts';
import { layout as layoutEn } from '@meetingapp/locales/en/layout.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { conferenceConsole as settingsZh } from '@meetingapp/locales/zh/conference/console.ts';
import { forms as formsZh } from '@meetingapp/locales/zh/forms/console.ts';
import { layout as layoutZh } from '@meetingapp/locales/zh/layout.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownFee } from '../support/own-congress.ts';
import { newAccount } from '../support/sign-up.ts';

const texts = {
  zh: { forms: formsZh, settings: settingsZh },
  en: { forms: formsEn, settings: settingsEn },
};
const url = process.env['E2E_URL'] ?? '';

test.use(laptop);

test(
  '[O1] [O2] from an empty console to a published conference whose form people fill in',
  { tag: '@en' },
  async ({ page, context, phone, language, axe }) => {
    const { forms: t, settings: s } = texts[language];
    await openConsole(page, language, '/');

    // A conference.
    await page.getByRole('button', { name: (language === 'en' ? consoleEn : consoleZh).conferences.make }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`${s.fields.title} 中`).fill('心电学习班');
    await dialog.getByLabel(`${s.fields.title} EN`).fill('ECG course');
    await dialog.getByLabel(s.fields.startsOn).fill('2030-05-01');
    await dialog.getByLabel(s.fields.endsOn).fill('2030-05-03');
    await dialog.getByRole('button', { name: s.make.ok, exact: true }).click();
    await expect(page).toHaveURL(/\/c\/\d+\/settings/);
    const cid = Number(/\/c\/(\d+)\//.exec(page.url())?.[1]);
    await expect(page.getByText(s.readiness.form_missing)).toBeVisible();
    await expect(page.getByRole('button', { name: s.state.acts.publish })).toBeDisabled();
    await axe(page);

    // Its form: the standard fields, and two more, the second conditional on an answer of the first.
    await page.goto(`${url}/console/c/${cid}/forms`);
    const add = (kind: string) => page.getByRole('button', { name: format(t.add, { kind }) }).click();
    await add(t.kinds.single);
    await page.getByLabel(`${t.pane.label} 中`).fill('用餐');
    await page.getByLabel(`${t.pane.label} EN`).fill('Meal');
    await page.getByLabel(format(t.pane.optionZh, { place: 1 })).fill('清真');
    await page.getByRole('button', { name: t.pane.addOption }).click();
    await page.getByLabel(format(t.pane.optionZh, { place: 2 })).fill('其他');
    await page.getByLabel(format(t.pane.optionEn, { place: 2 })).fill('Other');
    await expect(page.getByRole('button', { name: format(t.publish, { number: 1 }) })).toBeDisabled();
    await page.getByLabel(format(t.pane.optionEn, { place: 1 })).fill('Halal');
    await add(t.kinds.text);
    await page.getByLabel(`${t.pane.label} 中`).fill('过敏代码');
    await page.getByLabel(`${t.pane.label} EN`).fill('Allergy code');
    await page.getByRole('textbox', { name: t.pane.pattern }).fill('(?<=a)b');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('textbox', { name: t.pane.pattern }).fill(String.raw`^\d{3}$`);
    await page.getByRole('textbox', { name: t.pane.tryOut }).fill('123\n12');
    await expect(page.getByRole('listitem').filter({ hasText: t.pane.differs })).toContainText('12');
    const choose = async (name: string, option: string) => {
      await page.getByRole('combobox', { name }).click();
      await page.locator('.ant-select-item-option').filter({ hasText: option }).click();
    };
    const meal = language === 'zh' ? '用餐' : 'Meal';
    const other = language === 'zh' ? '其他' : 'Other';
    const allergy = language === 'zh' ? '过敏代码' : 'Allergy code';
    await choose(t.pane.chooseField, meal);
    await choose(t.pane.values, other);
    await page.keyboard.press('Escape');

    // The phone preview is the real form, and follows the editor.
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText(meal, { exact: true })).toBeVisible();
    await expect(frame.getByLabel(allergy)).toHaveCount(0);
    await frame.getByText(other, { exact: true }).click();
    await expect(frame.getByLabel(allergy)).toBeVisible();

    // Moved by keys and back; a reload loses nothing.
    const rows = page.getByRole('list', { name: t.list }).getByRole('listitem');
    await rows.filter({ hasText: allergy }).getByRole('button').first().press('Alt+ArrowDown');
    await expect(rows.nth(3)).toContainText(allergy);
    await page.getByRole('button', { name: (language === 'en' ? layoutEn : layoutZh).undo }).click();
    await expect(rows.nth(2)).toContainText(allergy);
    await page.reload();
    await expect(rows.nth(2)).toContainText(allergy);
    await axe(page);
    await page.getByRole('button', { name: format(t.publish, { number: 1 }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.publishing.act, exact: true }).click();
    await expect(page.getByText(format(t.publishing.done, { number: 1 }))).toBeVisible();

    // Published, and filled in on a phone.
    await ownFee(cid);
    await page.goto(`${url}/console/c/${cid}/settings`);
    await page.getByRole('button', { name: s.state.acts.publish }).click();
    await page.getByRole('dialog').getByRole('button', { name: s.state.acts.publish }).click();
    await expect(page.getByText(s.state.published)).toBeVisible();
    const hand = phone.onPage(await context.newPage());
    await hand.page.setViewportSize({ width: 375, height: 812 });
    const account = await newAccount(hand);
    await hand.logIn({ to: account.to, password: 'Heart-2026' });
    await hand.open('signHome', { opFlag: 0 }, { cid });
    await hand.page.getByLabel(language === 'zh' ? '姓名' : 'Full name').fill('林知远');
    await hand.page.getByText(other, { exact: true }).click();
    await hand.page.getByLabel(allergy).fill('12');
    await hand.page.locator('button[type=submit]').click();
    await expect(hand.page.getByLabel(allergy)).toHaveAttribute('aria-invalid', 'true');
    await hand.page.getByLabel(allergy).fill('123');
    await hand.page.locator('button[type=submit]').click();
    await expect(hand.page).toHaveURL(/\/sign\/apply\//);
  },
);
