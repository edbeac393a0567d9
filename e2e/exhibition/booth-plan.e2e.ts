import { exhibitionConsole as en } from '@meetingapp/locales/en/exhibition/console.ts';
import { exhibitionConsole as zh } from '@meetingapp/locales/zh/exhibition/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const desk = { zh, en };
test.use(laptop);

test('[O13] staff move and split a booth by keys, undo, and save the plan', async ({ page, language, demo, axe }) => {
  const t = desk[language].editor;
  await openConsole(page, language, `/c/${demo.congress}/exhibition`);
  await page.getByRole('button', { name: t.edit }).click();
  const booth = page.locator('.exh-canvas .booth').filter({ hasText: 'C03' });
  await booth.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: t.across }).click();
  await expect(page.locator('.exh-canvas .booth').filter({ hasText: 'C03A' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: t.undo }).click();
  await expect(page.locator('.exh-canvas .booth').filter({ hasText: 'C03A' })).toHaveCount(0);
  await page.getByRole('button', { name: t.undo }).click();
  await expect(page.getByRole('button', { name: t.save })).toHaveAttribute('aria-disabled', 'true');
});
