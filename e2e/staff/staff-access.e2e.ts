import type { Page } from '@playwright/test';
import { console as enConsole } from '@meetingapp/locales/en/console.ts';
import { staff as en } from '@meetingapp/locales/en/staff.ts';
import { console as zhConsole } from '@meetingapp/locales/zh/console.ts';
import { staff as zh } from '@meetingapp/locales/zh/staff.ts';
import { consoleAddress, laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety } from '../support/own-congress.ts';
import type { Language } from '../support/phone.ts';
import { startProduct } from '../support/product.ts';
import { totp } from '../support/totp.ts';

const textsOf = (language: Language) => ({
  staff: language === 'en' ? en : zh,
  frame: language === 'en' ? enConsole : zhConsole,
});

/** Logs in through the form. */
async function logIn(page: Page, language: Language, who: { email: string; password: string }): Promise<void> {
  const { login } = textsOf(language).staff;
  await page.getByLabel(login.email).fill(who.email);
  await page.getByLabel(login.password, { exact: true }).fill(who.password);
  await page.getByRole('button', { name: login.act, exact: true }).click();
}

async function logOut(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: textsOf(language).frame.signOut }).click();
  await expect(page.getByLabel(textsOf(language).staff.login.email)).toBeVisible();
}

test.use(laptop);

test(
  'a mailed code logs staff in while wrong passwords make the password wait, and the page says how long',
  { tag: '@en' },
  async ({ page, phone, request, language, axe }) => {
    const { staff, frame } = textsOf(language);
    const { owner } = await ownSociety();
    for (let n = 0; n < 6; n += 1)
      await request.post(`${process.env['E2E_URL']}/medapp/api/staff/login`, {
        data: { email: owner.email, password: 'wrong' },
      });
    await page.goto(consoleAddress(language, '/login'));
    await logIn(page, language, owner);
    await expect(page.getByRole('alert')).toContainText(language === 'en' ? /in \d+ seconds?/ : /请 \d+ 秒后再试/);
    await page.getByRole('button', { name: staff.login.byCode }).click();
    await axe(page);
    await page.getByLabel(staff.login.email).fill(owner.email);
    await page.getByRole('button', { name: staff.login.sendCode, exact: true }).click();
    const code = page.getByLabel(staff.second.code);
    await code.fill('12345');
    await page.getByRole('button', { name: staff.login.act, exact: true }).click();
    await expect(page.getByText(staff.login.codeEmpty)).toBeVisible();
    await axe(page);
    await code.fill(await phone.outboxCode(owner.email));
    await page.getByRole('button', { name: staff.login.act, exact: true }).click();
    await expect(page.getByRole('button', { name: frame.signOut })).toBeVisible();
  },
);

test(
  '[O19] an authenticator app is set up and required at the next log-in; a recovery code replaces it; another log-in is ended',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const { staff } = textsOf(language);
    const { owner } = await ownSociety();
    await page.goto(consoleAddress(language, '/account'));
    await logIn(page, language, owner);
    await expect(page.getByRole('heading', { level: 1, name: staff.own.title })).toBeVisible();
    await page.getByRole('button', { name: staff.own.appSet, exact: true }).click();
    const prompt = page.getByRole('dialog', { name: staff.own.proof });
    await prompt.getByLabel(staff.own.passwordNow).fill('not this one');
    await prompt.getByRole('button', { name: staff.own.proofAct }).click();
    await expect(prompt.getByText(staff.own.passwordWrong)).toBeVisible();
    await prompt.getByLabel(staff.own.passwordNow).fill(owner.password);
    await prompt.getByRole('button', { name: staff.own.proofAct }).click();
    const key = (await page.locator('.set-up code').textContent()) ?? '';
    await axe(page);
    await page.getByLabel(staff.own.code).fill(totp(key));
    await page.getByRole('button', { name: staff.own.confirm, exact: true }).click();
    const kept = page.getByRole('dialog', { name: staff.own.recoveryTitle });
    const recovery = (await kept.locator('code').first().textContent()) ?? '';
    await axe(page);
    await kept.getByRole('button', { name: staff.own.recoverySaved }).click();
    await logOut(page, language);

    await logIn(page, language, owner);
    await page.getByLabel(staff.second.code).fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await axe(page);
    await page.getByLabel(staff.second.code).fill(totp(key, true));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: staff.own.title })).toBeVisible();
    await logOut(page, language);

    // Another device, which has only a recovery code.
    await logIn(page, language, owner);
    await page.getByRole('button', { name: staff.second.useRecovery }).click();
    await page.getByLabel(staff.second.recovery).fill(recovery);
    await page.keyboard.press('Enter');
    await expect(page.getByText(staff.own.recoveryLeft.replace('{count}', '9'))).toBeVisible();

    const elsewhere = await page.context().browser()!.newContext(laptop);
    const other = await elsewhere.newPage();
    await other.goto(consoleAddress(language, '/account'));
    await logIn(other, language, owner);
    await other.getByRole('button', { name: staff.second.useRecovery }).click();
    await other.getByLabel(staff.second.recovery).fill(recovery);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('alert')).toBeVisible();
    await elsewhere.close();
  },
);

test('[O19] a log-in ended elsewhere asks to log in again', async ({ page, browser, language }) => {
  const { staff } = textsOf(language);
  const { owner } = await ownSociety();
  const elsewhere = await browser.newContext(laptop);
  const other = await elsewhere.newPage();
  await openConsole(other, language, '/account', owner);
  await expect(other.getByRole('heading', { level: 1, name: staff.own.title })).toBeVisible();
  await openConsole(page, language, '/account', owner);
  await page.getByRole('button', { name: staff.own.endOthers }).click();
  await expect(page.getByText(staff.own.ended)).toBeVisible();
  await expect(page.getByRole('button', { name: staff.own.endOthers })).toBeDisabled();
  await other.reload();
  await expect(other.getByLabel(staff.login.email)).toBeVisible();
  await elsewhere.close();
});

test(
  '[O19] an invited person sets a password, sees only the conference, and learns who has the missing rights',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const { staff, frame } = textsOf(language);
    const { cid, owner } = await ownSociety();
    const email = `invited.${Date.now()}@own.example`;
    await openConsole(page, language, `/c/${cid}/staff`, owner);
    await page.getByRole('button', { name: staff.people.invite }).click();
    const dialog = page.getByRole('dialog', { name: staff.people.invite });
    await dialog.getByLabel(staff.people.name).fill('罗允');
    await dialog.getByLabel(staff.people.email).fill(email);
    await dialog.getByLabel(frame.roles.finance).check();
    await axe(page);
    await dialog.getByRole('button', { name: staff.people.send }).click();
    await page.getByRole('button', { name: '罗允' }).click();
    await expect(page.getByRole('button', { name: staff.people.again })).toBeVisible();
    await axe(page);
    const link = await phone.outboxLink(email);

    const elsewhere = await page.context().browser()!.newContext(laptop);
    const theirs = await elsewhere.newPage();
    await theirs.goto(link);
    await theirs.getByLabel(staff.link.newPassword).fill('abc');
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByRole('alert')).toBeVisible();
    await theirs.getByLabel(staff.link.newPassword).fill('Welcome-to-2027');
    await theirs.keyboard.press('Enter');
    await logIn(theirs, language, { email, password: 'Welcome-to-2027' });
    await expect(theirs.locator('tbody tr[data-row-key]')).toHaveCount(1);
    await theirs.goto(consoleAddress(language, `/c/${cid}/audit`));
    await expect(theirs.getByRole('heading', { name: frame.noRight })).toBeVisible();
    await axe(theirs);
    await theirs.goto(link);
    await expect(theirs.getByRole('alert')).toBeVisible();
    await elsewhere.close();
  },
);

test('[O19] a passkey is added and replaces a code at the next log-in', async ({ page, language }) => {
  test.setTimeout(120_000);
  const { staff } = textsOf(language);
  // Browsers accept passkeys only for a host name, not a bare IP address.
  const product = await startProduct({}, 'localhost');
  const owner = { email: 'owner@ecsc.example', password: 'Console-2026' };
  try {
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${product.url}/console/account?lang=ch`);
    await logIn(page, language, owner);
    await page.getByRole('button', { name: staff.own.passkeyAdd, exact: true }).click();
    const prompt = page.getByRole('dialog', { name: staff.own.proof });
    await prompt.getByLabel(staff.own.passkeyName).fill('办公室电脑');
    await prompt.getByLabel(staff.own.passwordNow).fill(owner.password);
    await prompt.getByRole('button', { name: staff.own.proofAct }).click();
    await page.getByRole('button', { name: staff.own.recoverySaved }).click();
    await expect(page.getByText(staff.own.passkeyUnused)).toBeVisible();
    await logOut(page, language);
    await logIn(page, language, owner);
    await page.getByRole('button', { name: staff.second.usePasskey }).click();
    await expect(page.getByText(staff.own.passkeyUsed.split('{')[0]!)).toBeVisible();
  } finally {
    await product.stop();
  }
});

test(
  '[O19] a conference without a role is named in words where its name would stand, not by its number',
  { tag: '@en' },
  async ({ page, language, demo }) => {
    const { foreign } = textsOf(language).frame;
    const organiser = { email: 'organiser@ecsc.example', password: 'Console-2026' };
    await openConsole(page, language, `/c/${demo.past}/registrations`, organiser);
    await expect(page.getByRole('heading', { name: foreign.title })).toBeVisible();
    await expect(page.locator('.conf b')).toHaveText(foreign.here);
    await expect(page.getByText(String(demo.past), { exact: true })).toHaveCount(0);
  },
);
