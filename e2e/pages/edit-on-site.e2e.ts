import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildNotice } from '@meetingapp/demo/home/home.ts';
import { pages as en } from '@meetingapp/locales/en/pages/page.ts';
import { pages as zh } from '@meetingapp/locales/zh/pages/page.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

test(
  '[S85] staff log in on the phone, edit a notice in place, and attendees read it immediately',
  { tag: ['@en', '@small'] },
  async ({ phone, page, language, axe }) => {
    const { edit } = language === 'en' ? en : zh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    const title = both('班车改点', 'The shuttle leaves later');
    await withDatabase((db) => buildNotice(db, cid, { title, body: both('七点', 'At seven') }));
    await phone.open('editCon', {}, { cid });
    await axe(page);
    await page.getByRole('textbox', { name: edit.email }).fill(demoLogins.staff.email);
    await page.locator('input[type=password]').fill('no such password');
    await page.getByRole('button', { name: edit.logInAct, exact: true }).click();
    await expect(page.locator('p[role=alert]')).toBeVisible();
    await page.locator('input[type=password]').fill(demoLogins.staff.password);
    await page.getByRole('button', { name: edit.logInAct, exact: true }).click();
    await page.getByRole('button', { name: title[language] }).click();
    for (const [label, words] of [
      [edit.zh, '七点半'],
      [edit.en, 'At half past seven'],
    ] as const)
      await page.getByRole('textbox', { name: label.replace('{label}', edit.text) }).fill(words);
    await axe(page);
    await page.getByRole('button', { name: edit.save, exact: true }).click();
    await expect(page.getByText(edit.saved)).toBeVisible();
    const shown = JSON.stringify(await phone.call('/medapp/api/con/homeInfo', { idCode: String(cid) }));
    expect(shown).toContain(language === 'en' ? 'At half past seven' : '七点半');
    // Undo: the previous text is back immediately.
    await page.getByRole('button', { name: edit.undo.replace('{name}', title[language]) }).click();
    await expect(page.getByText(edit.undone)).toBeVisible();
    expect(JSON.stringify(await phone.call('/medapp/api/con/homeInfo', { idCode: String(cid) }))).not.toContain(
      language === 'en' ? 'At half past seven' : '七点半',
    );
    // Staff still logged in after a reload can log out on the spot.
    await page.reload();
    await page.getByRole('button', { name: edit.logOut }).click();
    await expect(page.getByRole('heading', { name: edit.logIn })).toBeVisible();
  },
);
