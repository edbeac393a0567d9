import { conferenceConsole as settingsEn } from '@meetingapp/locales/en/conference/console.ts';
import { fees as feesEn } from '@meetingapp/locales/en/fees/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { conferenceConsole as settingsZh } from '@meetingapp/locales/zh/conference/console.ts';
import { fees as feesZh } from '@meetingapp/locales/zh/fees/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress } from '../support/own-congress.ts';

const words = { zh: { fees: feesZh, settings: settingsZh }, en: { fees: feesEn, settings: settingsEn } };

test.use(laptop);

test(
  '[O1] [O3] an organiser offers US dollars with an account for them, and states prices in them',
  { tag: '@en' },
  async ({ phone, page, language, axe }) => {
    const { fees, settings } = words[language];
    const { cid } = await ownCongress({ societyId: 1 });
    await openConsole(page, language, `/c/${cid}/settings`);
    await page.getByRole('main').getByText(settings.sections.registering, { exact: true }).click();
    const further = page.getByRole('combobox', { name: settings.fields.currencies });
    await further.fill('usd');
    await further.press('Enter');
    await further.press('Escape');
    const account = page.getByRole('group', { name: format(settings.fields.bankAccountIn, { currency: 'USD' }) });
    const part = (name: keyof typeof settings.fields.bankParts) =>
      account.getByLabel(format(settings.fields.bankParts[name], { currency: 'USD' }));
    await part('holder').fill('ECSC');
    await page.getByRole('button', { name: settings.save, exact: true }).click();
    // Holder without number and bank: the reason is at its field.
    const refused = page.getByRole('main').getByRole('alert');
    await expect(refused.filter({ hasText: settings.fields.bankAccounts })).toBeVisible();
    await part('number').fill('6200 0000');
    await part('bank').fill('Lakeside Bank');
    await axe(page);
    await page.getByRole('button', { name: settings.save, exact: true }).click();
    await expect(page.getByText(settings.saved, { exact: true })).toBeVisible();

    await openConsole(page, language, `/c/${cid}/fees`);
    await page.getByRole('button', { name: { zh: '标准注册费', en: 'Standard fee' }[language] }).click();
    await page.getByText(fees.parts.price, { exact: true }).click();
    const name = { zh: '标准', en: 'Standard' }[language];
    const price = page.getByRole('textbox', { name: format(fees.amountIn, { name, currency: 'USD' }) });
    await expect(price).toHaveAttribute('placeholder', fees.notSold);
    await price.fill('130.5');
    await axe(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText(fees.saved)).toBeVisible();
    await page.reload();
    await page.getByText(fees.parts.price, { exact: true }).click();
    await expect(price).toHaveValue('130.50');
    const body = { cid, uid: null, source: null, input: {}, regid: null, add: '0', feeCurrency: 'USD' };
    const answer = await phone.call('/medapp/api/template/register/info', body);
    expect(answer['con_fee']).toMatchObject([{ feeAmount: 13_050, feeCurrency: 'USD' }]);

    // A code takes off a sum of its own in each currency; without one it is not valid in it.
    await page.getByRole('tab', { name: fees.tabs.codes }).click();
    await page.getByRole('button', { name: fees.codes.make, exact: true }).first().click();
    await page.getByLabel(fees.codes.code, { exact: true }).fill('BOTH');
    await page.getByText(fees.codes.kinds.amount, { exact: true }).click();
    await page.getByRole('textbox', { name: fees.codes.amount, exact: true }).fill('200');
    const sum = page.getByRole('textbox', { name: format(fees.codes.amountIn, { currency: 'USD' }) });
    await expect(sum).toHaveAttribute('placeholder', fees.codes.notIn);
    await sum.fill('25');
    await axe(page);
    await page.getByRole('button', { name: fees.codes.act, exact: true }).click();
    await expect(page.getByRole('row', { name: 'BOTH' })).toContainText('USD 25');
  },
);
