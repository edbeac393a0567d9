import { staff as en } from '@meetingapp/locales/en/staff.ts';
import { console as enConsole } from '@meetingapp/locales/en/console.ts';
import { console as zhConsole } from '@meetingapp/locales/zh/console.ts';
import { staff as zh } from '@meetingapp/locales/zh/staff.ts';
import { openProvider } from '@meetingapp/server/testing/sign-on/provider.ts';
import { consoleAddress, laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety } from '../support/own-congress.ts';

test.use(laptop);

test(
  '[X2] an owner sets up the hospital’s provider, and logs in there, back on the page that was wanted',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const t = language === 'en' ? en : zh;
    const frame = language === 'en' ? enConsole : zhConsole;
    const { cid, owner } = await ownSociety();
    const provider = await openProvider(`${process.env['E2E_URL']}/console/sign-on`);
    try {
      await openConsole(page, language, `/c/${cid}/staff`, owner);
      await page.getByText(t.people.everywhere, { exact: true }).click();
      await page.getByText(t.signOn.tab, { exact: true }).click();
      await expect(page.getByText(`${process.env['E2E_URL']}/console/sign-on`)).toBeVisible();
      const name = page.getByRole('group', { name: t.signOn.wayName }).getByRole('textbox');
      // Tests share the log-in page.
      const called = { zh: `医院统一身份 ${cid}`, en: `hospital account ${cid}` };
      await name.first().fill(called.zh);
      await name.last().fill(called.en);
      await page.getByLabel(t.signOn.issuer).fill(`${provider.issuer}/wrong`);
      await page.getByLabel(t.signOn.clientId).fill(provider.clientId);
      await page.getByLabel(t.signOn.clientSecret).fill(provider.clientSecret);
      await page.getByRole('button', { name: t.signOn.save }).click();
      await expect(page.locator('.ant-form-item-explain-error')).toContainText('OpenID Connect');
      await axe(page);
      await page.getByLabel(t.signOn.issuer).fill(provider.issuer);
      await page.getByRole('button', { name: t.signOn.save }).click();
      await expect(page.getByText(t.signOn.saved)).toBeVisible();

      await page.getByRole('button', { name: frame.signOut }).click();
      await expect(page.getByLabel(t.login.email)).toBeVisible();
      const wanted = consoleAddress(language, `/c/${cid}/staff`);
      // The log-in of the first page is set again before each document.
      const stranger = await page
        .context()
        .browser()!
        .newContext({ ...laptop });
      const fresh = await stranger.newPage();
      await fresh.goto(wanted);
      const act = t.signOn.act.replace('{name}', called[language]);
      await expect(fresh.getByRole('button', { name: act })).toBeVisible();
      await axe(fresh);
      provider.people.set('owner', { email: owner.email, verified: true });
      await fresh.getByRole('button', { name: act }).click();
      await fresh.getByPlaceholder('Enter any login').fill('owner');
      await fresh.getByPlaceholder('and password').fill('any');
      await fresh.getByRole('button', { name: 'Sign-in' }).click();
      await fresh.getByRole('button', { name: 'Continue' }).click();
      await expect(fresh.getByRole('heading', { level: 1, name: t.people.title })).toBeVisible();
      await expect(fresh).toHaveURL(new RegExp(`/console/c/${cid}/staff(?:\\?lang=\\w+)?$`));

      // The provider's answer is used once: the same address again leads back to the log-in.
      await fresh.goto(consoleAddress(language, '/sign-on'));
      await expect(fresh.getByRole('alert')).toContainText(t.signOn.over);
      await fresh.getByRole('button', { name: t.login.back }).click();
      await stranger.close();

      await openConsole(page, language, `/c/${cid}/staff`, owner);
      await page.getByText(t.people.everywhere, { exact: true }).click();
      await page.getByText(t.signOn.tab, { exact: true }).click();
      await page.getByRole('button', { name: t.signOn.remove }).click();
      const sure = page.getByRole('dialog', { name: t.signOn.removeTitle.replace('{name}', called[language]) });
      await sure.getByRole('button', { name: t.signOn.remove }).click();
      await expect(page.getByText(t.signOn.noneText)).toBeVisible();
    } finally {
      await provider.close();
    }
  },
);
