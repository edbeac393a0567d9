import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildActivity } from '@meetingapp/demo/activities/activities.ts';
import { buildDeviceCode, buildPoint, ticketCode } from '@meetingapp/demo/checkin/points.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { activities as en } from '@meetingapp/locales/en/activities/activity.ts';
import { activities as zh } from '@meetingapp/locales/zh/activities/activity.ts';
import { checkinDevice as texts } from '@meetingapp/locales/zh/checkin/device.ts';
import type { Page } from '@playwright/test';
import { renderSVG } from 'uqr';
import { handheld } from '../support/browser.ts';
import { consoleToken } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

/** What the camera sees: a motion JPEG that Chromium shows in a loop, read when the camera starts. */
const folder = mkdtempSync(join(tmpdir(), 'camera-'));
const film = join(folder, 'seen.mjpeg');
writeFileSync(film, '');
// Not after the tests: each of them may be the last one of its group, and the camera of the browser reads the file until then.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
test.use({
  permissions: ['camera'],
  launchOptions: {
    ...handheld.launchOptions,
    args: [
      ...(handheld.launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

/** Puts a QR code before the camera: tilted, on a grey ground, as on somebody's phone. */
async function holdUp(page: Page, code: string): Promise<void> {
  const svg = renderSVG(code, { ecc: 'M', border: 4 });
  await page.setViewportSize({ width: 640, height: 480 });
  await page.setContent(`<body style="margin:0;background:#888;display:grid;place-items:center;height:100vh">
    <div style="width:300px;transform:rotate(9deg)">${svg}</div>`);
  const picture = await page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' });
  writeFileSync(film, Buffer.concat(Array.from({ length: 20 }, () => picture)));
}

test('[O16] [V20] the camera of a phone at the door reads a signed code', async ({ phone, page, context }) => {
  const { email } = demoLogins.staff;
  const { cid } = await ownCongress({ societyId: await societyOf(email) });
  const { code, deviceCode } = await withDatabase(async (db) => {
    const regId = await buildRegistration(db, cid, { name: '林知远' });
    const pointId = await buildPoint(db, cid, {});
    const staff = await db.selectFrom('staff_member').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    return { code: await ticketCode(db, regId), deviceCode: await buildDeviceCode(db, cid, pointId, staff.id) };
  });
  await holdUp(await context.newPage(), code);
  await phone.open('scanner');
  await page.getByLabel(texts.enrol.code).fill(deviceCode);
  await page.getByRole('button', { name: texts.enrol.act }).click();
  const verdict = page.getByRole('heading', { level: 2 });
  await expect(verdict).toHaveText(texts.verdicts.admit);
  await expect(page.getByText('林知远')).toBeVisible();
});

test('[S84] [V20] staff at an activity check people in by the camera of a plain browser, once', async ({
  phone,
  page,
  context,
  language,
}) => {
  const { email } = demoLogins.staff;
  const { cid } = await ownCongress({ societyId: await societyOf(email) });
  const { code, activityId } = await withDatabase(async (db) => {
    const regId = await buildRegistration(db, cid, { name: '林知远' });
    const { id, slotIds } = await buildActivity(db, cid);
    const values = { activity_id: id, slot_id: slotIds[0] ?? 0, registration_id: regId, state: 'joined' } as const;
    await db
      .insertInto('activity_entry')
      .values({ ...values, at: new Date() })
      .execute();
    return { code: await ticketCode(db, regId), activityId: id };
  });
  await holdUp(await context.newPage(), code);
  const token = await consoleToken(page);
  await page.addInitScript((value) => localStorage.setItem('meetingapp.console.token', value), token);
  await phone.open('aAdmin', { id: activityId }, { cid, of: 'activity' });
  const t = (language === 'en' ? en : zh).staff;
  await page.getByText(t.tabs.people, { exact: true }).click();
  await page.getByRole('button', { name: t.scan }).click();
  await expect(page.getByRole('status').getByText('林知远')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: t.scan }).click();
  await expect(page.getByText(t.inBefore)).toBeVisible();
});
