import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';
import { buildTemplate } from '@meetingapp/demo/certificates/certificates.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { certificates as en } from '@meetingapp/locales/en/certificates/certificate.ts';
import { certificatesConsole as deskEn } from '@meetingapp/locales/en/certificates/console.ts';
import { verification as verificationEn } from '@meetingapp/locales/en/certificates/verification.ts';
import { certificates as zh } from '@meetingapp/locales/zh/certificates/certificate.ts';
import { certificatesConsole as deskZh } from '@meetingapp/locales/zh/certificates/console.ts';
import { verification as verificationZh } from '@meetingapp/locales/zh/certificates/verification.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { smallPhone } from '../support/browser.ts';
import { laptop, openConsole } from '../support/console.ts';
import { inDatabase } from '../support/database.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';
import type { Phone } from '../support/phone.ts';
import { newAccount } from '../support/sign-up.ts';

const texts = {
  zh: { phone: zh, desk: deskZh, anyone: verificationZh },
  en: { phone: en, desk: deskEn, anyone: verificationEn },
};
const password = 'Heart-2026';

/** A congress with certificates of participation, and a person who is registered there. */
async function registered(phone: Phone): Promise<{ cid: number; to: string }> {
  const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
  const { to, uId } = await newAccount(phone);
  await withDatabase(async (db) => {
    await buildTemplate(db, cid, { kind: 'participation', own: true, publishedAt: new Date() });
    await buildTemplate(db, cid, { kind: 'award', own: true, publishedAt: new Date() });
    await buildRegistration(db, cid, { accountId: uId, name: '林知远', answers: { company: '云岭县人民医院' } });
  });
  return { cid, to };
}
const codeOf = async (cid: number): Promise<string> => {
  const [row] = await inDatabase('select verify_code from certificate where conference_id = $1 order by id limit 1', [
    cid,
  ]);
  return String(row?.['verify_code']);
};
const verification = (phone: Phone, code: string): string =>
  new URL(`${verifyPath}/${code}?lang=${phone.language === 'en' ? 'en' : 'ch'}`, phone.address('index')).href;

test(
  '[S86] [S97] [O15] [A2] a person makes a certificate and saves it; anybody verifies it, also after staff revoked and replaced it',
  { tag: '@en' },
  async ({ phone, page, context, language, axe }) => {
    const { phone: t, desk, anyone: states } = texts[language];
    const { cid, to } = await registered(phone);
    await phone.logIn({ to, password });
    await phone.open('generateCert', { id: cid });
    // Kinds that do not apply stay, with their reason.
    await expect(page.getByText(t.lacks.no_award)).toBeVisible();
    await expect(page.locator('.certificate-picture img')).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: t.make, exact: true }).click();
    await expect(page).toHaveURL(/downloadCert/);
    await expect(page.locator('.certificate-picture img')).toBeVisible();
    await axe(page);
    for (const [name, suffix] of [
      [t.savePdf, /\.pdf$/],
      [t.saveImage, /\.png$/],
      [t.saveBadge, /\.png$/],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      expect((await download).suggestedFilename()).toMatch(suffix);
    }
    await page.setViewportSize(smallPhone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(smallPhone.width);
    await axe(page);

    const address = verification(phone, await codeOf(cid));
    const anyone = await context.newPage();
    await anyone.setViewportSize(smallPhone);
    await anyone.goto(address);
    const verdict = anyone.getByRole('status').getByRole('heading');
    await expect(verdict).toHaveText(states.states.valid);
    await axe(anyone);
    expect(await anyone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(smallPhone.width);

    const office = await context.newPage();
    await office.setViewportSize(laptop.viewport);
    await openConsole(office, language, `/c/${cid}/certificates?view=issued`);
    // Its name begins with the number that is seen.
    const open = format(desk.list.open, { name: '林知远' });
    await office.getByRole('button', { name: open }).click();
    await office.getByRole('textbox', { name: desk.pane.reason }).fill('姓名更正');
    await axe(office);
    await office.getByRole('button', { name: desk.pane.actReplace }).click();
    await expect(office.locator('.ant-message').getByText(desk.pane.done)).toBeVisible();

    await anyone.goto(address);
    await expect(verdict).toHaveText(states.states.revoked);
    await expect(anyone.getByText('姓名更正')).toBeVisible();
    await axe(anyone);
    await page.reload();
    await expect(page.getByText(format(t.revoked, { reason: '姓名更正' }))).toBeVisible();
    await page.getByRole('button', { name: t.next }).click();
    await expect(page.getByText(t.states.valid)).toBeVisible();
  },
);

test.describe('in the messenger', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0.50',
  });

  test('[S97] a picture is held to be saved, and for the PDF the way out is said', async ({ phone, page }) => {
    const { cid, to } = await registered(phone);
    await phone.logIn({ to, password });
    await phone.open('generateCert', { id: cid });
    await page.getByRole('button', { name: zh.make, exact: true }).click();
    await page.getByRole('button', { name: zh.savePdf }).click();
    await expect(page.getByText(zh.messenger)).toBeVisible();
    await page.getByRole('button', { name: zh.saveImage }).click();
    await expect(page.getByRole('dialog').getByText(zh.hold)).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  });
});

test.describe('at the desk', () => {
  test.use(laptop);

  test(
    '[O15] in the designer a field is moved by keys, the hardest names are tried, and what is saved is published as a version',
    { tag: '@en' },
    async ({ page, phone, language, axe }) => {
      const { desk } = texts[language];
      const { cid } = await registered(phone);
      await openConsole(page, language, `/c/${cid}/certificates`);
      await expect(page.getByText(desk.try.title)).toBeVisible();
      await axe(page);
      const field = page.locator('.designer-page [role="button"]').first();
      await field.focus();
      await page.keyboard.press('ArrowDown');
      const save = page.getByRole('button', { name: desk.save, exact: true });
      await expect(save).toBeEnabled();
      await save.click();
      await expect(page.getByText(format(desk.state, { number: 1 }))).toBeVisible();
      await page.getByRole('button', { name: desk.publish, exact: true }).click();
      await expect(page.getByText(format(desk.statePublished, { number: 2 }))).toBeVisible();
    },
  );
});
