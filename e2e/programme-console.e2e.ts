import { agendaConsole as en } from '@meetingapp/locales/en/agenda-console.ts';
import { agendaConsole as zh } from '@meetingapp/locales/zh/agenda-console.ts';
import type { Locator, Page } from '@playwright/test';
import { laptop, openConsole } from './console.ts';
import { demoLogins } from './demo.ts';
import { expect, test } from './fixtures.ts';
import { ownCongress, ownProgramme, societyOf } from './own-congress.ts';

test.use(laptop);

/** With the pointer from inside of one to inside of the other. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('there is nothing to drag, or nowhere to');
  await page.mouse.move(start.x + 30, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(end.x + 30, start.y + 20, { steps: 4 });
  await page.mouse.move(end.x + 30, end.y + 12, { steps: 4 });
  await page.mouse.up();
}

test(
  '[O9] a session is dragged into a clash and back by undo, a talk out of the tray, keys do the same; then it is released',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const words = language === 'en' ? en : zh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await ownProgramme(cid);
    await openConsole(page, language, `/c/${cid}/programme`);
    const block = (title: string) => page.locator('.session-block > button', { hasText: title });
    const imaging = block(language === 'en' ? 'Imaging' : '心脏影像');
    const rhythm = block(language === 'en' ? 'Rhythm' : '心律');
    await expect(imaging).toContainText('09:00–10:00');

    await drag(page, imaging, rhythm);
    const count = page.getByRole('button', { name: words.clashCount.replace('{count}', '1') });
    await expect(count).toBeVisible();
    await page.keyboard.press('F8');
    const pane = page.locator('.pane');
    await expect(pane.locator('.clash-note')).toBeVisible();
    await axe(page);
    await page.reload();
    await expect(pane.locator('.clash-note')).toBeVisible();
    await pane
      .getByRole('button', { name: words.clash.otherHall.replace('{hall}', language === 'en' ? 'Gushan' : '孤山厅') })
      .click();
    await expect(count).toBeHidden();
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await expect(count).toBeVisible();
    await page.getByRole('button', { name: words.redo, exact: true }).click();
    await expect(count).toBeHidden();
    await pane.getByRole('button', { name: language === 'en' ? 'Close' : '关闭' }).click();

    await imaging.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(imaging).toContainText('09:05–10:05');
    await expect(imaging).toBeFocused();
    await drag(page, page.locator('.tray-talk'), imaging);
    await expect(page.locator('.tray-talk')).toHaveCount(0);
    await expect(imaging).toContainText(words.talkCount.replace('{count}', '1'));

    await page.getByRole('button', { name: words.release.title, exact: true }).click();
    await pane.getByRole('button', { name: words.release.act.replace('{number}', '1') }).click();
    await expect(pane).toContainText(words.release.number.replace('{number}', '1'));
    await axe(page);
  },
);
