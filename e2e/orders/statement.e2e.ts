import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { ordersConsole as en } from '@meetingapp/locales/en/orders/console.ts';
import { orderServer as serverEn } from '@meetingapp/locales/en/orders/server.ts';
import { sheetImport as stepsEn } from '@meetingapp/locales/en/tasks/import.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { ordersConsole as zh } from '@meetingapp/locales/zh/orders/console.ts';
import { orderServer as serverZh } from '@meetingapp/locales/zh/orders/server.ts';
import { sheetImport as stepsZh } from '@meetingapp/locales/zh/tasks/import.ts';
import type { Page } from '@playwright/test';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety } from '../support/own-congress.ts';

const words = {
  zh: { bank: zh.bank, steps: stepsZh, frame: consoleZh, columns: serverZh.statementColumns },
  en: { bank: en.bank, steps: stepsEn, frame: consoleEn, columns: serverEn.statementColumns },
};

test.use(laptop);

const send = (page: Page, name: string, lines: readonly string[]) =>
  page.setInputFiles('input[type=file]', { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });

test(
  '[O7] [O8] the columns of an unknown statement are matched by hand and remembered; lines are corrected, left out, and withdrawn',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const { bank, steps, frame, columns } = words[language];
    const { cid, owner } = await ownSociety();
    await openConsole(page, language, `/c/${cid}/orders/bank`, owner);
    const titles = 'Buchung,Haben,Auftraggeber,Zweck';
    await send(page, 'april.csv', [
      titles,
      '2027-04-15,1000.00,某医院,会务费',
      '4 月 16 日,5.00,某诊所,会务费',
      '?,?,某人,',
    ]);
    await expect(page.getByText(bank.columnsMissing)).toBeVisible();
    await axe(page);
    const choices = { Buchung: columns.day, Haben: columns.amount, Auftraggeber: columns.payer, Zweck: columns.remark };
    for (const [title, label] of Object.entries(choices)) {
      await page.getByRole('combobox', { name: `${frame.sheet.target} ${title}` }).click();
      await page.locator('.ant-select-item-option').getByText(label, { exact: true }).last().click();
    }
    await page.getByRole('button', { name: steps.columns.next }).click();
    const rows = page.locator('.bank-rows .ant-table-tbody .ant-table-row');
    await expect(rows).toHaveCount(3);
    await axe(page);
    await page.getByRole('button', { name: / 4 月 16 日$/ }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2027-04-16');
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText(bank.corrected);
    await page.getByRole('button', { name: format(bank.leaveOutRow, { number: 4 }) }).click();
    await expect(rows.nth(2)).toContainText(bank.fates.left_out);
    await axe(page);

    // The next statement with the same titles is read at once, and names the line that is there already.
    await send(page, 'may.csv', [titles, '2027-04-15,1000.00,某医院,会务费', '2027-05-02,7.00,某诊所,会务费']);
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(format(bank.brought, { name: 'april.csv' }));
    await page.getByRole('button', { name: bank.withdraw }).click();
    await page.getByRole('dialog').getByRole('button', { name: bank.withdraw }).click();
    await expect(page.getByRole('button', { name: 'april.csv' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'may.csv' })).toHaveCount(0);

    await openConsole(page, language, `/c/${cid}/imports`, owner);
    await page.getByRole('link', { name: 'april.csv' }).click();
    await expect(rows).toHaveCount(3);
  },
);
