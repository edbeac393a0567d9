import { signOnCalls } from '@meetingapp/contract/staff/sign-on.ts';
import { accounts as en } from '@meetingapp/locales/en/accounts.ts';
import { accounts as zh } from '@meetingapp/locales/zh/accounts.ts';
import { openProvider } from '@meetingapp/server/testing/sign-on/provider.ts';
import { consoleToken } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshNumber } from '../support/sign-up.ts';
import { ownSociety } from '../support/own-congress.ts';

test(
  '[X2] [T20] a member logs in at the provider of the society, and is asked where another account is logged in',
  { tag: '@en' },
  async ({ phone, page, language, axe }) => {
    const t = (language === 'en' ? en : zh).signOn;
    const { cid, owner } = await ownSociety();
    const provider = await openProvider(`${process.env['E2E_URL']}/meetingapp/sign_on`);
    try {
      const name = language === 'en' ? `Society account ${cid}` : `学会账号 ${cid}`;
      const saved = await page.request.post(`${process.env['E2E_URL']}${signOnCalls.saveProvider.path}`, {
        headers: { token: await consoleToken(page, owner) },
        data: {
          wayName: { zh: name, en: name },
          issuer: provider.issuer,
          clientId: provider.clientId,
          clientSecret: provider.clientSecret,
          domains: [],
          required: false,
          audience: 'members',
        },
      });
      expect(await saved.json()).toMatchObject({ code: 0 });
      const number = freshNumber();
      provider.people.set('li', { email: '', phone: `+86${number}`, verified: true });
      const throughPages = async (subject: string) => {
        await page.getByRole('button', { name: t.act.replace('{name}', name) }).click();
        await page.getByPlaceholder('Enter any login').fill(subject);
        await page.getByPlaceholder('and password').fill('any');
        await page.getByRole('button', { name: 'Sign-in' }).click();
        await page.getByRole('button', { name: 'Continue' }).click();
      };
      const home = phone.address('conferenceIndex', { cid });
      await phone.open('login', {}, { back: new URL(home, 'http://any').pathname, by: 'code' });
      await axe(page);
      await throughPages('li');
      await expect(page).toHaveURL(new RegExp(`/(index|tpl1Home)/${cid}`));

      provider.people.set('wang', { email: '', verified: true });
      await page.context().clearCookies();
      await phone.open('login', {}, { back: new URL(home, 'http://any').pathname, by: 'code' });
      await throughPages('wang');
      await expect(page.getByRole('button', { name: t.separate })).toBeVisible();
      await axe(page);
      await page.getByRole('button', { name: t.separate }).click();
      await expect(page).toHaveURL(new RegExp(`/(index|tpl1Home)/${cid}`));

      // The provider's answer is used once, in the tab that began.
      await phone.open('signOnReturn', {}, { code: 'any', state: 'any' });
      await expect(page.getByText(t.over)).toBeVisible();
      await axe(page);
    } finally {
      await provider.close();
    }
  },
);
