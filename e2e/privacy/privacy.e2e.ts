import { audit as enAudit } from '@meetingapp/locales/en/audit.ts';
import { privacy as en } from '@meetingapp/locales/en/privacy.ts';
import { audit as zhAudit } from '@meetingapp/locales/zh/audit.ts';
import { privacy as zh } from '@meetingapp/locales/zh/privacy.ts';
import { consoleAddress, laptop, openConsole } from '../support/console.ts';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { cancelledPerson, ownSociety } from '../support/own-congress.ts';
import { freshNumber } from '../support/sign-up.ts';

test.use(laptop);

test(
  '[O21] a person’s data is exported as a file and erased; [O19] the log shows before and after',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const t = language === 'en' ? en : zh;
    const audit = language === 'en' ? enAudit : zhAudit;
    const { cid, owner } = await ownSociety();
    const number = freshNumber();
    const account = await cancelledPerson(cid, '孟书瑶', number);
    await openConsole(page, language, `/c/${cid}/privacy`, owner);
    await page.getByRole('spinbutton', { name: t.retention }).fill('365');
    await page.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.saved)).toBeVisible();
    await axe(page);

    await page.getByRole('textbox', { name: t.search }).fill(number);
    await page.getByRole('button', { name: '孟书瑶' }).click();
    await expect(page.getByRole('heading', { name: t.plan })).toBeVisible();
    await axe(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t.export, exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^personal-data-\d+-.*\.zip$/);

    await page.getByRole('button', { name: t.erase, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.erase, exact: true }).click();
    await expect(page.getByText(t.erased, { exact: true }).first()).toBeVisible();
    const left = await inDatabase(
      `select name, answers::text from registration where account_id = $1
       union all select name, '' from account where id = $1`,
      [account],
    );
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`孟书瑶|${number}`));

    await page.goto(consoleAddress(language, `/c/${cid}/audit`));
    const row = page.locator('tbody tr[data-row-key]').filter({ hasText: audit.fields.retention_days });
    await expect(row).toContainText('– → 365');
    await row.getByRole('button').click();
    await expect(page.locator('.was-is td.is')).toHaveText('365');
    await axe(page);
    await page.getByRole('combobox', { name: audit.what }).fill(audit.subjects.fee_kind);
    await page.getByTitle(audit.subjects.fee_kind, { exact: true }).click();
    await expect(page.getByRole('heading', { name: audit.none })).toBeVisible();
  },
);
