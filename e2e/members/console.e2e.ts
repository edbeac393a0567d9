import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { membersConsole as en } from '@meetingapp/locales/en/members/console.ts';
import { memberImport as importEn } from '@meetingapp/locales/en/members/import.ts';
import { members as phoneEn } from '@meetingapp/locales/en/members/member.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { membersConsole as zh } from '@meetingapp/locales/zh/members/console.ts';
import { memberImport as importZh } from '@meetingapp/locales/zh/members/import.ts';
import { members as phoneZh } from '@meetingapp/locales/zh/members/member.ts';
import { sheetImport as sharedEn } from '@meetingapp/locales/en/tasks/import.ts';
import { sheetImport as sharedZh } from '@meetingapp/locales/zh/tasks/import.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety } from '../support/own-congress.ts';
import { anyOf } from '../support/sign-up.ts';

const words = { zh, en };
const lists = { zh: importZh, en: importEn };
const shared = { zh: sharedZh, en: sharedEn };
const frame = { zh: consoleZh, en: consoleEn };
const phoneWords = { zh: phoneZh, en: phoneEn };

/** Two people and an invalid row. */
async function file(): Promise<Buffer> {
  const columns = [
    { title: '姓名', kind: 'text' },
    { title: '手机号', kind: 'text' },
    { title: '有效期至', kind: 'date' },
  ] as const;
  const rows = [
    ['林知远', '13857126048', '2099-12-31'],
    ['周晓晴', '13605710022', null],
    ['苏曼青', '1370571', null],
  ];
  const parts: Buffer[] = [];
  for await (const part of writeWorkbook({ sheet: '会员', columns, rows, zone: 'Asia/Shanghai' }))
    parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

test.use(laptop);

test(
  '[O7] [V16] a member list is created and filled from a file; the phone knows its members',
  { tag: '@en' },
  async ({ phone, page, language, axe }) => {
    const text = words[language];
    const { cid, owner } = await ownSociety();
    await openConsole(page, language, `/c/${cid}/members`, owner);
    await page.getByRole('button', { name: text.list.make }).click();
    const name = page.getByRole('group', { name: text.list.title, exact: true });
    await name.getByRole('textbox').first().fill('会员');
    await name.getByRole('textbox').last().fill('Members');
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await page.getByRole('button', { name: text.list.use }).click();
    await expect(page.getByText(text.list.used)).toBeVisible();

    await page.getByRole('button', { name: text.import, exact: true }).first().click();
    await axe(page);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText(frame[language].sheet.drop).click(),
    ]);
    const buffer = await file();
    await chooser.setFiles({ name: 'members.xlsx', mimeType: 'application/octet-stream', buffer });
    const steps = shared[language];
    await page.getByRole('button', { name: steps.columns.next }).click();
    await expect(page.getByRole('row').filter({ hasText: '苏曼青' })).toContainText(text.columns.phone);
    await expect(page.getByText(steps.check.nothing)).toBeVisible();
    await axe(page);
    const apply = { name: format(steps.check.apply, { count: '2' }) };
    await page.getByRole('button', apply).click();
    await page.getByRole('dialog').getByRole('button', apply).click();
    await expect(page.getByText(format(steps.result.done, { count: '2' }))).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: lists[language].list }).click();

    await page.getByRole('button', { name: '周晓晴' }).click();
    await axe(page);
    await page.getByRole('complementary').getByRole('button', { name: text.remove }).click();
    await page.getByRole('button', { name: text.undo }).click();
    await expect(page.getByRole('button', { name: '周晓晴' })).toBeVisible();

    const own = phoneWords[language];
    await phone.open('vip', { cid });
    await page.getByLabel(own.check.name.label).fill('林知远');
    await page.getByLabel(own.check.contact.label).fill('13857126048');
    await page.getByRole('button', { name: own.check.act, exact: true }).click();
    await expect(page.getByText(anyOf(own.check.yes.replace('{name}', '林知远')))).toBeVisible();
  },
);
