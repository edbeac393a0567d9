import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPoint } from '@meetingapp/demo/checkin/points.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { checkinDevice as texts } from '@meetingapp/locales/zh/checkin/device.ts';
import { enrolCode } from '@meetingapp/server/features/checkin/device/commands.ts';
import { entryCodeOf } from '@meetingapp/server/features/checkin/ticket/commands.ts';
import { qrPath } from '@meetingapp/ui/data/qr-path.ts';
import type { Page } from '@playwright/test';
import { handheld } from '../support/browser.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

/** What the camera sees: a motion JPEG that Chromium shows in a loop, read when the camera starts. */
const folder = mkdtempSync(join(tmpdir(), 'camera-'));
const film = join(folder, 'seen.mjpeg');
writeFileSync(film, '');
test.afterAll(() => rmSync(folder, { recursive: true }));
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
  const { size, path } = qrPath(code);
  await page.setViewportSize({ width: 640, height: 480 });
  await page.setContent(`<body style="margin:0;background:#888;display:grid;place-items:center;height:100vh">
    <svg style="width:300px;background:#fff;transform:rotate(9deg)" viewBox="-4 -4 ${size + 8} ${size + 8}"><path d="${path}"/></svg>`);
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
    const device = { cid, id: null, pointId, label: 'K1', door: '', staffId: staff.id, now: new Date() };
    return { code: await entryCodeOf(db, regId), deviceCode: (await enrolCode(db, device))?.code ?? '' };
  });
  await holdUp(await context.newPage(), code);
  await phone.open('scanner');
  await page.getByLabel(texts.enrol.code).fill(deviceCode);
  await page.getByRole('button', { name: texts.enrol.act }).click();
  const verdict = page.getByRole('heading', { level: 2 });
  await expect(verdict).toHaveText(texts.verdicts.admit);
  await expect(page.getByText('林知远')).toBeVisible();
});
