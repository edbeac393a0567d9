import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { app as enApp } from '@meetingapp/locales/en/app.ts';
import { console as enConsole } from '@meetingapp/locales/en/console.ts';
import { developersConsole as en } from '@meetingapp/locales/en/developers/console.ts';
import { app as zhApp } from '@meetingapp/locales/zh/app.ts';
import { console as zhConsole } from '@meetingapp/locales/zh/console.ts';
import { developersConsole as zh } from '@meetingapp/locales/zh/developers/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety } from '../support/own-congress.ts';

const texts = { zh: { page: zh, frame: zhConsole, phone: zhApp }, en: { page: en, frame: enConsole, phone: enApp } };

test.use(laptop);

test(
  '[X1] an owner makes an empty conference a sandbox: each page and the phone say so, and its keys begin otherwise',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const { page: t, frame, phone } = texts[language];
    const { cid, owner } = await ownSociety();
    await openConsole(page, language, `/c/${cid}/developers`, owner);
    await page.getByRole('tab', { name: t.tabs.sandbox }).click();
    await expect(page.getByRole('heading', { name: t.sandbox.off })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: t.sandbox.start }).click();
    await page
      .getByRole('dialog', { name: t.sandbox.startSure })
      .getByRole('button', { name: t.sandbox.start })
      .click();
    await expect(page.getByRole('heading', { name: t.sandbox.on })).toBeVisible();
    await expect(page.getByText(t.sandbox.none)).toBeVisible();
    await expect(page.getByRole('main').getByTitle(frame.sandbox.text)).toBeVisible();
    await axe(page);
    await page.getByRole('main').getByRole('button', { name: t.addKey, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.newKey });
    await dialog.getByLabel(t.name).fill('Hospital');
    await dialog.getByRole('checkbox', { name: t.scopes.readProgramme }).check();
    await dialog.getByRole('button', { name: t.create }).click();
    const shown = page.getByRole('dialog', { name: t.secretTitle });
    await expect(shown.locator('code')).toHaveText(/^mk_test_/);
    await shown.getByRole('button', { name: t.saved }).click();
    await openConsole(page, language, `/c/${cid}/staff`, owner);
    await expect(page.getByRole('main').getByTitle(frame.sandbox.text)).toBeVisible();
    const answer = await page.request.post(`${process.env['E2E_URL']}${conferenceCalls.detail.path}`, {
      data: { cid },
    });
    expect(await answer.json()).toMatchObject({ conference: { sandbox: true } });
    await page.goto(`${process.env['E2E_URL']}/meetingapp/index/${cid}?lang=${language === 'en' ? 'en' : 'ch'}`);
    await expect(page.getByText(phone.sandbox)).toBeVisible();
  },
);
