import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildOwnForm } from '@meetingapp/demo/forms/forms.ts';
import { askedForms as en } from '@meetingapp/locales/en/forms/asked-form.ts';
import { formKinds as kindsEn } from '@meetingapp/locales/en/forms/field.ts';
import { askedForms as zh } from '@meetingapp/locales/zh/forms/asked-form.ts';
import { formKinds as kindsZh } from '@meetingapp/locales/zh/forms/field.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';
import { newAccount } from '../support/sign-up.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

test(
  '[O2] [V19] the contact of a group fills in its form with a file, which staff see and save',
  { tag: ['@en', '@small'] },
  async ({ phone, page, browser, axe, language }) => {
    const [t, kinds] = language === 'en' ? [en, kindsEn] : [zh, kindsZh];
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await withDatabase((db) =>
      buildOwnForm(db, cid, 'group', {
        title: both('团体到达', 'Arrival of the group'),
        fields: [
          { code: 'wish', kind: 'LT', label: both('需要', 'Wishes'), required: true },
          { code: 'list', kind: 'FILE', label: both('名单', 'List'), required: true },
        ],
      }),
    );
    const { to, token } = await newAccount(phone);
    await phone.logIn({ to, password: 'Heart-2026' });
    const made = await phone.call(groupCalls.groupCreate.path, { cid, name: '北境医院' }, token);
    expect(made).toMatchObject({ code: 0 });
    const { groupId } = made['group'] as { groupId: number };
    await phone.open('signMyOrders', {}, { cid, group: groupId });
    const name = language === 'en' ? 'Arrival of the group' : '团体到达';
    await page.getByRole('button', { name: new RegExp(`${name}.*${t.open}`) }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: t.save }).click();
    await expect(sheet.locator('[data-invalid]').first()).toBeVisible();
    await sheet.getByRole('textbox').fill('一辆带升降的车');
    const file = sheet.locator('input[type=file]');
    await file.setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer: Buffer.from('<html></html>') });
    await expect(file).toHaveAttribute('aria-invalid', 'true');
    await expect(sheet.locator('.is-error')).toContainText('docx');
    await file.setInputFiles({ name: '名单.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(sheet.getByText('名单.pdf')).toBeVisible();
    await expect(sheet.getByText(kinds.file.another)).toBeVisible();
    await axe(page);
    await sheet.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('button', { name: new RegExp(`${name}.*${t.done}`) })).toBeVisible();
    await axe(page);

    const context = await browser.newContext(laptop);
    const desk = await context.newPage();
    await openConsole(desk, language, `/c/${cid}/groups?open=${groupId}`);
    await expect(desk.getByText('一辆带升降的车')).toBeVisible();
    const saved = desk.waitForEvent('download');
    await desk.getByRole('button', { name: /名单\.pdf/ }).click();
    expect((await saved).suggestedFilename()).toBe('名单.pdf');
    await axe(desk);
    await context.close();
  },
);
