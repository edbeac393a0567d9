import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { speakerAgreement as en } from '@meetingapp/locales/en/speakers/agreement.ts';
import { speakers as enTask } from '@meetingapp/locales/en/speakers/task.ts';
import { speakerAgreement as zh } from '@meetingapp/locales/zh/speakers/agreement.ts';
import { speakers as zhTask } from '@meetingapp/locales/zh/speakers/task.ts';
import { expect, test } from '../support/fixtures.ts';
import { linkBelow } from './letter-link.ts';
import { ownSpeaker } from './own-speaker.ts';

const texts = { zh: { t: zh, task: zhTask }, en: { t: en, task: enTask } };

/** A text with placeholders, as a pattern. */
const pattern = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{[^}]+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*'),
  );

/** The signed copy as the page offers it: a PDF with the seal, of the SHA-256 that the page names. */
async function signedCopy(page: Page, save: string): Promise<string> {
  const href = await page.getByRole('link', { name: save }).getAttribute('href');
  const answer = await page.request.get(new URL(href ?? '', page.url()).href);
  const bytes = await answer.body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await expect(page.locator('.ag-hash code')).toHaveText(sha256);
  return sha256;
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(wanted)}`);
}

test('[S54] @en @small an agreement is signed by finger from the link of the letter to the signed copy', async ({
  phone,
  page,
  request,
  axe,
}) => {
  const { t } = texts[phone.language];
  const { cid, email, title } = await ownSpeaker(request, phone.language);
  await page.goto(linkBelow(await phone.outboxLink(email)));
  await page.waitForURL((url) => !url.searchParams.has('key'));
  // The letter leads to the list of tasks, which names what is to be signed.
  await expect(page.getByRole('heading', { name: t.rows.toSign })).toBeVisible();
  await page.getByRole('button', { name: title }).click();
  const agree = page.getByRole('checkbox', { name: pattern(t.agree) });
  await expect(page.getByText(pattern(t.readFirst))).toBeVisible();
  await expect(agree).toBeDisabled();
  const pages = page.locator('.ag-scroll');
  const last = pages.locator('.ag-sheet').last();
  await expect(last.locator('canvas')).toBeAttached();
  // Pages are drawn when they come near: the end is where it was only after that.
  await expect(async () => {
    await pages.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(agree).toBeEnabled({ timeout: 500 });
  }).toPass();
  await axe(page);
  const pad = page.getByRole('img', { name: t.pad });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('the pad is not shown');
  const stroke = async (from: number): Promise<void> => {
    await page.mouse.move(box.x + box.width * from, box.y + box.height * 0.3);
    await page.mouse.down();
    for (let at = 1; at <= 12; at += 1)
      await page.mouse.move(box.x + box.width * (from + at * 0.03), box.y + box.height * (0.3 + (at % 4) * 0.12));
    await page.mouse.up();
  };
  await stroke(0.1);
  await stroke(0.5);
  await expect(page.getByRole('img', { name: pattern(t.padSigned) })).toHaveAccessibleName(/2/);
  await page.getByRole('button', { name: t.undo }).click();
  await expect(page.getByRole('img', { name: pattern(t.padSigned) })).toHaveAccessibleName(/1/);
  await stroke(0.5);
  await page.getByRole('button', { name: t.act }).click();
  await expect(page.getByText(t.agreeNeeded)).toBeVisible();
  await agree.check({ position: { x: 12, y: 12 } });
  await page.getByRole('button', { name: t.act }).click();
  await expect(page.getByText(t.signedTitle)).toBeVisible();
  await axe(page);
  const sha256 = await signedCopy(page, t.save);
  await expect
    .poll(async () => {
      const sent = await request.get(
        `${process.env['E2E_URL'] ?? ''}/simulator/outbox.json?to=${encodeURIComponent(email)}`,
      );
      return JSON.stringify(await sent.json());
    })
    .toContain(sha256);
  await page.reload();
  await expect(page.getByText(t.signedTitle)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: t.rows.toSign })).toHaveCount(0);
  await page.goto(phone.address('schedulePerson', {}, { cid }));
  await expect(page.getByText(t.rows.signed, { exact: true })).toBeVisible();
});

test('[S54] @en a name is typed with a one-time code, with the keyboard alone', async ({ phone, page, request }) => {
  const { t, task } = texts[phone.language];
  const { cid, email, title, name } = await ownSpeaker(request, phone.language);
  await page.goto(linkBelow(await phone.outboxLink(email)));
  await page.waitForURL((url) => !url.searchParams.has('key'));
  await page.goto(phone.address('schedulePerson', {}, { cid }));
  await tabTo(page, page.getByRole('button', { name: title }));
  await page.keyboard.press('Enter');
  const pages = page.locator('.ag-scroll');
  await expect(pages.locator('.ag-sheet').last().locator('canvas')).toBeAttached();
  await tabTo(page, pages);
  const all = page.getByText(pattern(t.pages.all));
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(all).toBeVisible({ timeout: 500 });
  }).toPass();
  await tabTo(page, page.getByRole('button', { name: t.typeInstead }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: t.typedName }));
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole('button', { name: task.find.sendCode }));
  await page.keyboard.press('Enter');
  const code = await phone.outboxCode(email);
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  await expect(page.getByRole('textbox', { name: t.code })).toBeFocused();
  await page.keyboard.type(code);
  await tabTo(page, page.getByRole('checkbox', { name: pattern(t.agree) }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: t.act }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.signedTitle)).toBeVisible();
  await signedCopy(page, t.save);
});
