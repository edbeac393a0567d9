import { forms as formsEn } from '@meetingapp/locales/en/forms/console.ts';
import { forms as formsZh } from '@meetingapp/locales/zh/forms/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf } from '../support/own-congress.ts';

const texts = { zh: formsZh, en: formsEn };

test.use(laptop);

test('[O2] [K4] by keyboard: a menu has the focus once it is open, and a removed field hands it to its neighbour', async ({
  page,
  language,
}) => {
  const t = texts[language];
  const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email), hasInvoice: false });
  await openConsole(page, language, `/c/${cid}/forms`);
  const addText = page.getByRole('button', { name: format(t.add, { kind: t.kinds.text }) }).first();
  const rows = page.getByRole('list', { name: t.list }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  for (const label of ['甲', '乙', '丙']) {
    await addText.click();
    await page.getByLabel(`${t.pane.label} 中`).fill(label);
  }
  const menuOf = (label: string) => page.getByRole('button', { name: format(t.menu, { label }), exact: true });
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });

  await menuOf('乙').focus();
  await page.keyboard.press('Enter');
  await expect(entry(t.up)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(t.down)).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry(t.remove)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entry(t.up)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf('乙')).toBeFocused();
  await expect(entry(t.up)).toBeHidden();

  await page.keyboard.press('ArrowDown');
  await expect(entry(t.up)).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry(t.remove)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menuOf('乙')).toHaveCount(0);
  await expect(menuOf('丙'), 'the next field').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(t.up)).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry(t.remove)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menuOf('丙')).toHaveCount(0);
  await expect(rows.nth(2).getByRole('button').last(), 'again the next one').toBeFocused();
});
