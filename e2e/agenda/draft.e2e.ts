import { agendaConsoleCalls as calls } from '@meetingapp/contract/agenda/draft.ts';
import { agendaConsole as en } from '@meetingapp/locales/en/agenda/draft.ts';
import { agendaConsole as zh } from '@meetingapp/locales/zh/agenda/draft.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import type { Locator, Page } from '@playwright/test';
import { consoleToken, laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, ownProgramme, societyOf, withDatabase } from '../support/own-congress.ts';

test.use(laptop);

/** Drags with the pointer from inside one element to inside the other. */
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
  '[O9] a session is dragged into a clash and undone, a talk out of the tray, also by keys; then it is released',
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
    const count = page.getByRole('button', { name: format(words.clashCount, { count: '1' }) });
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
    await page.getByTitle(words.undo, { exact: true }).click();
    await expect(count).toBeVisible();
    await page.getByTitle(words.redo, { exact: true }).click();
    await expect(count).toBeHidden();
    await pane.getByRole('button', { name: language === 'en' ? 'Close' : '关闭' }).click();

    await imaging.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(imaging).toContainText('09:05–10:05');
    await expect(imaging).toBeFocused();
    await drag(page, page.locator('.tray-talk'), imaging);
    await expect(page.locator('.tray-talk')).toHaveCount(0);
    await expect(imaging).toContainText(format(words.talkCount, { count: '1' }));

    await page.getByRole('button', { name: words.release.title, exact: true }).click();
    await pane.getByRole('button', { name: words.release.act.replace('{number}', '1') }).click();
    await expect(pane).toContainText(words.release.number.replace('{number}', '1'));
    await axe(page);
  },
);

test('[O9] a talk dropped on empty ground gets its own session; two editing one title choose; a paper is added to it', async ({
  page,
  phone,
  axe,
}) => {
  const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
  await ownProgramme(cid);
  await openConsole(page, 'zh', `/c/${cid}/programme`);
  const tray = page.locator('.tray-talk');
  const own = page.locator('.session-block', { hasText: '冠脉 CT' });
  await drag(page, tray, page.locator('[data-column]').first());
  await expect(own).toHaveCount(1);
  await expect(tray).toHaveCount(0);
  await page.getByTitle(zh.undo, { exact: true }).click();
  await expect(tray).toHaveCount(1);
  await expect(own).toHaveCount(0);

  await page.locator('.session-block > button', { hasText: '心律' }).click();
  const pane = page.locator('.pane');
  const title = pane.locator('.session-form input').first();
  await title.fill('我的题目');
  const token = await consoleToken(page);
  const draft = (await phone.call(calls.read.path, { cid }, token)) as {
    sessions: { id: number; version: number; title: { zh: string } }[];
  };
  const { version, ...session } = draft.sessions.find((one) => one.title.zh === '心律') ?? { id: 0, version: 0 };
  const theirs = { ...session, seen: version, title: { zh: '对方的题目', en: 'Theirs' } };
  expect(await phone.call(calls.saveSession.path, { cid, session: theirs }, token)).toMatchObject({ code: 0 });
  // While its busy indicator fades, the button's name includes it.
  const save = pane.getByRole('button', { name: new RegExp(`${zh.save}$`) });
  await save.click();
  const conflict = pane.locator('.field-conflicts').getByRole('group', { name: zh.session.name });
  await expect(conflict).toContainText('对方的题目');
  await expect(conflict).toContainText('我的题目');
  await expect(save).toBeDisabled();
  await axe(page);
  await conflict.getByRole('button', { name: consoleZh.conflict.keepMine }).click();
  await save.click();
  await expect(page.locator('.session-block', { hasText: '我的题目' })).toHaveCount(1);

  const materials = pane.getByRole('region', { name: zh.materials.title });
  await materials.getByRole('textbox').first().fill('幻灯片');
  await materials.getByLabel(zh.materials.address).fill('https://slides.example/rhythm');
  await materials.getByRole('button', { name: zh.materials.link }).click();
  await expect(materials.getByRole('link', { name: '幻灯片' })).toBeVisible();
});

test('[O9] a new person is added once, by Enter, however often it is pressed', async ({ page }) => {
  const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
  await ownProgramme(cid);
  await openConsole(page, 'zh', `/c/${cid}/programme`);
  await page.locator('.session-block > button', { hasText: '心脏影像' }).click();
  const pane = page.locator('.pane');
  const name = pane.getByRole('combobox', { name: zh.parts.add });
  await name.fill('欧阳新秋');
  await expect(page.getByRole('button', { name: format(zh.parts.make, { name: '欧阳新秋' }) })).toBeVisible();
  for (let time = 0; time < 3; time += 1) await name.press('Enter');
  await expect(pane.getByRole('listitem').filter({ hasText: '欧阳新秋' })).toHaveCount(1);
  await expect(name).toHaveValue('');
  const experts = await withDatabase((db) =>
    db.selectFrom('expert').select('name').where('conference_id', '=', cid).execute(),
  );
  expect(experts.filter((expert) => expert.name.zh === '欧阳新秋')).toHaveLength(1);
});
