import { readFileSync } from 'node:fs';
import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';
import { certificates as phoneEn } from '@meetingapp/locales/en/certificates/certificate.ts';
import { certificatesConsole as deskEn } from '@meetingapp/locales/en/certificates/console.ts';
import { judgement as judgementEn } from '@meetingapp/locales/en/certificates/judgement.ts';
import { verification as verifyEn } from '@meetingapp/locales/en/certificates/verification.ts';
import { certificates as phoneZh } from '@meetingapp/locales/zh/certificates/certificate.ts';
import { certificatesConsole as deskZh } from '@meetingapp/locales/zh/certificates/console.ts';
import { judgement as judgementZh } from '@meetingapp/locales/zh/certificates/judgement.ts';
import { verification as verifyZh } from '@meetingapp/locales/zh/certificates/verification.ts';
import { format } from '@meetingapp/locales/texts.ts';
import type { Page } from '@playwright/test';
import { consoleAddress, laptop, openConsole } from '../support/console.ts';
import { inDatabase } from '../support/database.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Language } from '../support/phone.ts';

const texts = {
  zh: { phone: phoneZh, desk: deskZh, verify: verifyZh, judgement: judgementZh },
  en: { phone: phoneEn, desk: deskEn, verify: verifyEn, judgement: judgementEn },
};
const { phone: to, password, name } = demoLogins.attending;
const verifyAddress = (language: Language, path = '') =>
  `${process.env['E2E_URL']}${verifyPath}${path}?lang=${language === 'en' ? 'en' : 'ch'}`;

/** Certificates of the person of the demo in the past congress. */
const certificateOf = async (kind: string, revoked = false) => {
  const [row] = await inDatabase(
    `select certificate.id, certificate.number, verify_code from certificate join account on account.id = account_id
      where account.name = $1 and kind = $2 and (revoked_at is not null) = $3
        and conference_id <> (select id from conference where title ->> 'zh' like '%心力衰竭全程管理研讨会%')
      order by certificate.id limit 1`,
    [name, kind, revoked],
  );
  return { id: Number(row?.id), number: String(row?.number), code: String(row?.verify_code) };
};

async function checkFile(
  page: Page,
  language: Language,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) {
  const text = texts[language].judgement;
  await page.goto(verifyAddress(language, '/file'));
  await page.getByLabel(text.file, { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: text.check }).click();
}

test(
  '[S86] a person makes a certificate on the phone; [S97] it is a picture, a PDF and a badge at once',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, language, axe }) => {
    const text = texts[language].phone;
    await phone.logIn({ to, password });
    await phone.open('generateCert', { id: String(demo.saving) });
    await expect(page.getByText(text.nameText)).toBeVisible();
    await axe(page);
    // Another language of this test may have made it before.
    await page.getByRole('button', { name: new RegExp(`^(${text.make}|${text.open})$`) }).click();
    await expect(page.getByText(text.verifiable)).toBeVisible();
    await expect(page.getByRole('img', { name })).toBeVisible();
    await axe(page);
    for (const [button, start] of [
      [text.saveImage, '\u0089PNG'],
      [text.savePdf, '%PDF'],
      [text.saveBadge, '\u0089PNG'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const path = await (await saved).path();
      expect(readFileSync(path).subarray(0, 4).toString('latin1')).toBe(start);
    }
    await page.goBack();
    await expect(page.getByRole('button', { name: text.open })).toBeVisible();
  },
);

test(
  '[O15] anyone verifies a certificate: valid, revoked with its successor, unknown, and by printed number with the name',
  { tag: ['@en', '@small'] },
  async ({ page, language, axe }) => {
    const text = texts[language].verify;
    const valid = await certificateOf('participation');
    await page.goto(verifyAddress(language, `/${valid.code}`));
    await expect(page.getByRole('status')).toContainText(text.states.valid);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByText(text.notRevoked)).toBeVisible();
    await axe(page);

    const revoked = await certificateOf('award', true);
    const successor = await certificateOf('award');
    await page.goto(verifyAddress(language, `/${revoked.code}`));
    await expect(page.getByRole('status')).toContainText(text.states.revoked);
    await axe(page);
    await page.getByRole('link', { name: successor.number }).click();
    await expect(page.getByRole('status')).toContainText(text.states.valid);

    await page.goto(verifyAddress(language, '/AAAAAAAAAAAAAAAA'));
    await expect(page.getByRole('status')).toContainText(text.states.unknown);
    await axe(page);

    await page.goto(verifyAddress(language));
    const look = async (by: string) => {
      await page.getByLabel(text.number).fill(valid.number.toLowerCase());
      await page.getByLabel(text.name, { exact: true }).fill(by);
      await page.getByRole('button', { name: text.check, exact: true }).click();
    };
    await look('何雨桐');
    await expect(page.getByRole('status')).toContainText(text.states.unknown);
    await look(name);
    await expect(page.getByRole('status')).toContainText(text.states.valid);
  },
);

test(
  '[A2] [X4] the file of a credential is judged: ours valid, changed not valid, of another issuer not confirmed',
  { tag: ['@en', '@small'] },
  async ({ page, language, axe }) => {
    const text = texts[language].judgement;
    const { code } = await certificateOf('credit');
    await page.goto(verifyAddress(language, `/${code}`));
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: texts[language].verify.proof }).click();
    const path = await (await download).path();
    await checkFile(page, language, path);
    await expect(page.getByRole('status')).toContainText(text.states.valid);
    await expect(page.getByText(text.signature.sound)).toBeVisible();
    await axe(page);

    const changed = readFileSync(path, 'utf8').replaceAll(name, '何雨桐');
    await checkFile(page, language, { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(changed) });
    await expect(page.getByRole('status')).toContainText(text.states.faulty);
    await expect(page.getByText(text.signature.wrong)).toBeVisible();
    await axe(page);

    const cases = new URL('../../../shared/data/openbadges/', import.meta.url);
    const buffer = readFileSync(new URL('simple-json.svg', cases));
    await checkFile(page, language, { name: 'simple.svg', mimeType: 'image/svg+xml', buffer });
    await expect(page.getByRole('status')).toContainText(text.states.unconfirmed);
    await expect(page.getByText('Teamwork Badge')).toBeVisible();
    await axe(page);

    await checkFile(page, language, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a letter') });
    await expect(page.getByRole('status')).toContainText(text.states.unreadable);
    await axe(page);
  },
);

test.describe('in the messenger', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; V2203A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240301 MicroMessenger/8.0.49.2600(0x28003156) WeChat/arm64 NetType/WIFI Language/zh_CN',
  });

  test('[S97] a certificate is saved by pressing and holding its picture, and a PDF says where to get it', async ({
    phone,
    page,
    language,
    axe,
  }) => {
    const text = texts[language].phone;
    const { id } = await certificateOf('participation');
    await phone.logIn({ to, password });
    await phone.open('downloadCert', {}, { id: String(id) });
    await page.getByRole('button', { name: text.savePdf }).click();
    await expect(page.getByText(text.messenger)).toBeVisible();
    await page.getByRole('button', { name: text.saveImage }).click();
    const sheet = page.getByRole('dialog', { name: text.saveImage });
    await expect(sheet.getByText(text.hold)).toBeVisible();
    await expect(sheet.getByRole('img', { name })).toBeVisible();
    await axe(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
  });
});

test.describe('at the desk', () => {
  test.use(laptop);

  test(
    '[O15] certificates are issued by rule as a task, revoked with a reason and replaced; a corrected name stands on the new one',
    { tag: '@en' },
    async ({ page, demo, language, axe }) => {
      const text = texts[language].desk;
      await openConsole(page, language, `/c/${demo.saving}/certificates`);
      await expect(page.getByRole('checkbox', { name: text.rule.automatic })).toBeVisible();
      await expect(page.getByText(text.try.title)).toBeVisible();
      await axe(page);
      await page.getByText(text.views.issued, { exact: true }).click();
      await page.getByRole('button', { name: text.issue.rule }).click();
      await page.getByRole('dialog').getByRole('button', { name: text.issue.rule }).click();
      const [opening = ''] = format(text.list.open, { name: '|' }).split('|');
      const open = page.getByRole('button', { name: new RegExp(`^${opening}`) });
      await expect(open.first()).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(text.issue.runs)).toBeHidden({ timeout: 60_000 });
      await axe(page);

      const [row] = await inDatabase(
        `select certificate.id, certificate.number, verify_code, registration_id, registration.name
          from certificate join registration on registration.id = registration_id join account on account.id = certificate.account_id
          where certificate.conference_id = $1 and kind = 'participation' and revoked_at is null and account.name <> $2
            and registration_id % 2 = $3
          order by certificate.id desc limit 1`,
        // Each language has rows of its own.
        [demo.saving, name, language === 'en' ? 1 : 0],
      );
      const corrected = `${String(row?.name).replace(/甲$/, '')}甲`;
      await inDatabase('update registration set name = $2 where id = $1', [row?.registration_id, corrected]);
      const cell = page.getByRole('row').filter({ hasText: String(row?.number) });
      await cell.getByRole('button').click();
      const pane = page.getByRole('complementary', { name: String(row?.name) });
      await pane.getByRole('textbox', { name: text.pane.reason }).fill('姓名更正');
      await axe(page);
      await pane.getByRole('button', { name: text.pane.actReplace }).click();
      await expect(cell.first()).toContainText(text.list.revoked);
      const [successor] = await inDatabase(
        `select next.verify_code, next.facts ->> 'name' as name from certificate join certificate as next on next.id = certificate.successor_id
          where certificate.id = $1`,
        [row?.id],
      );
      expect(successor?.name).toBe(corrected);
      await page.goto(verifyAddress(language, `/${String(row?.verify_code)}`));
      await expect(page.getByRole('status')).toContainText(texts[language].verify.states.revoked);
      await expect(page.getByText('姓名更正')).toBeVisible();
      await page.goto(verifyAddress(language, `/${String(successor?.verify_code)}`));
      await expect(page.getByRole('status')).toContainText(texts[language].verify.states.valid);
    },
  );

  test('[O15] issuing each hour is switched on and off', { tag: '@en' }, async ({ page, demo, language }) => {
    const text = texts[language].desk;
    await openConsole(page, language, `/c/${demo.saving}/certificates`);
    // Each language has a template of its own.
    const kind = language === 'en' ? 'credit' : 'lecture';
    await page.goto(consoleAddress(language, `/c/${demo.saving}/certificates`).replace('?', `?tab=${kind}&`));
    const hourly = page.getByRole('checkbox', { name: text.rule.automatic });
    await hourly.click();
    await expect(page.getByText(text.rule.automaticOn)).toBeVisible();
    await expect(hourly).toBeChecked();
    await hourly.click();
    await expect(page.getByText(text.rule.automaticOff)).toBeVisible();
    await expect(hourly).not.toBeChecked();
  });

  test('[A2] the owner changes the signing key after a question, and old certificates still verify', async ({
    page,
    demo,
    language,
    axe,
  }) => {
    const text = texts[language].desk;
    await openConsole(page, language, `/c/${demo.saving}/certificates`);
    await page.goto(consoleAddress(language, `/c/${demo.saving}/certificates`).replace('?', '?view=keys&'));
    const keys = page.getByRole('row').filter({ hasText: 'z6Mk' });
    await expect(keys.first()).toContainText(text.keys.now);
    const before = await keys.count();
    await axe(page);
    await page.getByRole('button', { name: text.keys.rotate }).click();
    const asked = page.getByRole('dialog');
    await expect(asked).toContainText(text.keys.sureText);
    await asked.getByRole('button', { name: text.keys.rotate }).click();
    await expect(keys).toHaveCount(before + 1);
    await expect(keys.first()).toContainText(text.keys.now);
    const { code } = await certificateOf('participation');
    await page.goto(verifyAddress(language, `/${code}`));
    await expect(page.getByRole('status')).toContainText(texts[language].verify.states.valid);
  });
});
