import type { Page } from '@playwright/test';
import { buildDeviceCode, buildPoint, ticketCode } from '@meetingapp/demo/checkin/points.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { camera as cameraEn } from '@meetingapp/locales/en/checkin/camera.ts';
import { checkinDevice as deviceEn } from '@meetingapp/locales/en/checkin/device.ts';
import { camera as cameraZh } from '@meetingapp/locales/zh/checkin/camera.ts';
import { checkinDevice as deviceZh } from '@meetingapp/locales/zh/checkin/device.ts';
import { handheld, smallPhone } from '../support/browser.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Phone } from '../support/phone.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

test.use({
  launchOptions: {
    ...handheld.launchOptions,
    args: [
      ...(handheld.launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
    ],
  },
});

/** A phone that stands at a door, and the code of a person. */
async function atTheDoor(phone: Phone, page: Page, door: typeof deviceZh | typeof deviceEn): Promise<string> {
  const { email } = demoLogins.staff;
  const { cid } = await ownCongress({ societyId: await societyOf(email) });
  const { code, deviceCode } = await withDatabase(async (db) => {
    const regId = await buildRegistration(db, cid, { name: '林知远' });
    const pointId = await buildPoint(db, cid, {});
    const staff = await db.selectFrom('staff_member').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    return { code: await ticketCode(db, regId), deviceCode: await buildDeviceCode(db, cid, pointId, staff.id) };
  });
  await phone.open('scanner');
  await page.getByLabel(door.enrol.code).fill(deviceCode);
  await page.getByRole('button', { name: door.enrol.act }).click();
  return code;
}

/** The camera's picture, as long as there is one. */
const picture = (page: Page) => page.locator('.camera video');

test(
  '[O16] [V20] a camera that is refused says so, codes can be typed, and it goes on as soon as it is allowed',
  { tag: '@en' },
  async ({ phone, page, context, language, axe }) => {
    const [door, camera] = language === 'en' ? [deviceEn, cameraEn] : [deviceZh, cameraZh];
    // The browser asks nobody here; a person who refuses gives this answer.
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const ask = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wish) => {
        const { state } = await navigator.permissions.query({ name: 'camera' });
        if (state !== 'granted') throw new DOMException('refused', 'NotAllowedError');
        return ask(wish);
      };
    });
    const code = await atTheDoor(phone, page, door);
    await expect(page.getByText(camera.faults.denied)).toBeVisible();
    await expect(page.getByText(camera.waysOut.denied)).toBeVisible();
    await axe(page);
    await page.setViewportSize(smallPhone);
    await axe(page);
    await page.getByRole('button', { name: camera.again }).click();
    await expect(page.getByText(camera.faults.denied)).toBeVisible();
    await page.getByLabel(door.typed).fill(code);
    await page.getByRole('button', { name: door.typedAct, exact: true }).click();
    await expect(page.getByText('林知远')).toBeVisible();
    await context.grantPermissions(['camera']);
    await expect(picture(page)).toBeVisible();
    await expect(page.getByText(camera.faults.denied)).toHaveCount(0);
  },
);

test('[O16] a camera that another program has, or that is taken away, says so; it comes back by a button', async ({
  phone,
  page,
  context,
}) => {
  await context.grantPermissions(['camera']);
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    let asked = 0;
    mediaDevices.getUserMedia = (wish) => {
      asked += 1;
      return asked === 1 ? Promise.reject(new DOMException('in use', 'NotReadableError')) : ask(wish);
    };
  });
  await atTheDoor(phone, page, deviceZh);
  await expect(page.getByText(cameraZh.faults.busy)).toBeVisible();
  await page.getByRole('button', { name: cameraZh.again }).click();
  await expect(picture(page)).toBeVisible();
  await expect
    .poll(() =>
      picture(page).evaluate((video) => {
        const { srcObject } = video as HTMLVideoElement;
        const [track] = srcObject instanceof MediaStream ? srcObject.getTracks() : [];
        // A phone call: the browser ends the track itself, which a page can only imitate.
        track?.dispatchEvent(new Event('ended'));
        return track !== undefined;
      }),
    )
    .toBe(true);
  await expect(page.getByText(cameraZh.faults.stopped)).toBeVisible();
  await page.getByRole('button', { name: cameraZh.again }).click();
  await expect(picture(page)).toBeVisible();
});

test(
  '[O16] the camera rests while the phone lies flat, says how to go on, and goes on',
  { tag: '@en' },
  async ({ phone, page, context, language, axe }) => {
    const [door, camera] = language === 'en' ? [deviceEn, cameraEn] : [deviceZh, cameraZh];
    await context.grantPermissions(['camera']);
    await page.clock.install();
    await atTheDoor(phone, page, door);
    await expect(picture(page)).toBeVisible();
    const hold = (beta: number) =>
      page.evaluate((degrees) => {
        window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { alpha: 0, beta: degrees, gamma: 1 }));
      }, beta);
    const lie = async () => {
      await hold(2);
      await page.clock.fastForward(9000);
      await hold(2);
    };
    await lie();
    await expect(page.getByText(camera.resting)).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
    await axe(page);
    // Somebody scans over a phone on a table.
    await page.getByRole('button', { name: camera.wake }).click();
    await expect(picture(page)).toBeVisible();
    await hold(2);
    await expect(picture(page)).toBeVisible();
    await hold(70);
    await lie();
    await expect(page.getByText(camera.resting)).toBeVisible();
    await hold(70);
    await expect(picture(page)).toBeVisible();
    await expect(page.getByText(camera.resting)).toHaveCount(0);
  },
);
