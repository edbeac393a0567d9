import { speakersConsole as en } from '@meetingapp/locales/en/speakers/console.ts';
import { speakersConsole as zh } from '@meetingapp/locales/zh/speakers/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = { zh, en };
test.use(laptop);

test('[O10] by keys staff open, select and write to speakers, and invite the next stand-in', async ({
  page,
  language,
  demo,
  axe,
}) => {
  const t = texts[language];
  await openConsole(page, language, `/c/${demo.congress}/speakers`);
  await expect(page.locator('.ant-table-row').first()).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.locator('.ant-message').getByText(t.chooseFirst)).toBeVisible();
  await page.keyboard.press('j');
  const pane = page.locator('aside.pane');
  await expect(pane).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.desk-letter, p').first()).toBeVisible();
  await dialog.getByRole('button', { name: t.preview.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('x');
  // R writes to all people of the chosen figure, without a selection; the letter to an accepted person names what is missing.
  await page.getByRole('group', { name: t.filter }).getByRole('button', { name: t.figures.noTravel }).click();
  await page.keyboard.press('r');
  await expect(dialog.locator('.desk-letter').first()).toContainText('填写来程和返程');
  await axe(page);
  await dialog.getByRole('button', { name: t.preview.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('group', { name: t.filter }).getByRole('button', { name: t.figures.empty }).click();
  // The last of the empty tasks has no chain.
  const rows = page.locator('.ant-table-row');
  for (let at = await rows.count(); at > 0; at -= 1) await page.keyboard.press('j');
  await expect(pane.getByRole('button', { name: t.pane.links })).toBeVisible();
  await expect(pane.locator('.desk-candidates li').first()).toBeVisible();
  const invited = pane.locator('.desk-candidates .ant-tag');
  const before = await invited.count();
  await page.keyboard.press('i');
  await expect(invited).toHaveCount(before + 1);
  await pane.getByRole('button', { name: t.pane.busyWho }).click();
  await expect(pane.locator('.desk-busy li').first()).toContainText(/\d\d:\d\d/);
  await axe(page);
});

test('[O10] the desk lists people with how many of their tasks are accepted', async ({ page, language, demo, axe }) => {
  const t = texts[language];
  await openConsole(page, language, `/c/${demo.congress}/speakers`);
  await page.getByText(t.rows.person, { exact: true }).click();
  await expect(page.getByRole('columnheader', { name: t.table.affiliation })).toBeVisible();
  await axe(page);
  const first = page.locator('.ant-table-row').first();
  const name = await first.getByRole('button').innerText();
  await first.getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: t.table.task })).toBeVisible();
  await expect(page.getByRole('textbox', { name: t.search })).toHaveValue(name);
});
