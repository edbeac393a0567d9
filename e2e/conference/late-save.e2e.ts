import { feeCalls } from '@meetingapp/contract/fees/console.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { conferenceConsole as settingsEn } from '@meetingapp/locales/en/conference/console.ts';
import { fees as feesEn } from '@meetingapp/locales/en/fees/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { conferenceConsole as settingsZh } from '@meetingapp/locales/zh/conference/console.ts';
import { fees as feesZh } from '@meetingapp/locales/zh/fees/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf } from '../support/own-congress.ts';

const texts = {
  zh: { c: consoleZh, s: settingsZh, fees: feesZh },
  en: { c: consoleEn, s: settingsEn, fees: feesEn },
};

test.use(laptop);

test(
  '[O1] a fee that is saved after its page was left counts on the page that is open by then',
  { tag: '@en' },
  async ({ page, language }) => {
    const { c, s, fees } = texts[language];
    const { cid } = await ownCongress(
      { societyId: await societyOf(demoLogins.staff.email), state: 'draft' },
      { amount: 0 },
    );
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${feeCalls.save.path}`, async (route) => {
      await released;
      await route.continue();
    });
    await openConsole(page, language, `/c/${cid}/fees`);
    await page.getByText(fees.parts.price, { exact: true }).click();
    await page.getByLabel(fees.amount, { exact: true }).fill('800');
    await page.getByRole('button', { name: format(fees.save, { count: 1 }), exact: true }).click();
    await page.getByRole('link', { name: c.pages.settings, exact: true }).click();
    const findings = page.getByRole('region', { name: s.state.checks });
    const free = findings.getByRole('listitem').filter({ hasText: s.readiness.fee_free });
    await expect(free).toBeVisible();
    release();
    await expect(free).toHaveCount(0);
  },
);
