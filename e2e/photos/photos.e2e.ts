import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { app as appEn } from '@meetingapp/locales/en/app.ts';
import { photos as en } from '@meetingapp/locales/en/photos/photo.ts';
import { app as appZh } from '@meetingapp/locales/zh/app.ts';
import { photos as zh } from '@meetingapp/locales/zh/photos/photo.ts';
import { firstTemplates } from '@meetingapp/domain/photos/first-templates.ts';
import { photoWindow } from '@meetingapp/domain/photos/photo-window.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { quarteredPhoto, quarters, sidewaysPhoto } from './pictures.ts';

const texts = { zh, en };
const app = { zh: appZh, en: appEn };
const user = { to: demoLogins.registered.phone, password: demoLogins.registered.password };
/** Largest difference of a channel, 0 to 255, that a JPEG of the camera may make. */
const NEAR = 6;

async function choose(page: Page, button: string, buffer: Buffer, mimeType: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).first().click();
  await (await chooser).setFiles({ name: 'photo', mimeType, buffer });
}

/** Makes the poster, saves it and returns the saved file. */
async function savedPoster(page: Page, t: typeof zh | typeof en): Promise<Buffer> {
  await page.getByRole('button', { name: t.make }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.done.save }).click();
  return readFile(await (await download).path());
}

async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number): [number, number, number] => {
      const from = (Math.round(y) * info.width + Math.round(x)) * info.channels;
      return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    },
  };
}
const rgb = (colour: string) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
const near = (found: readonly number[], wanted: string) =>
  Math.max(...rgb(wanted).map((part, at) => Math.abs(part - (found[at] ?? 0))));

/** The middles of the quarters of a window, clockwise from the upper left. */
const middles = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.75, 0.75],
    [0.25, 0.75],
  ].map(([right = 0, down = 0]) => [x + width * right, y + height * down] as const);

test(
  '[S98] [S99] [V15] the saved poster is exact to the pixel: size, ground, and the photo turned right without its EXIF data',
  { tag: '@en' },
  async ({ phone, page, language, demo, axe }) => {
    const t = texts[language];
    await phone.logIn(user);
    await page.goto(phone.address('photo', { cid: demo.congress }));
    await choose(page, t.album, await sidewaysPhoto(920, 1126), 'image/jpeg');
    await expect(page.getByRole('slider', { name: t.zoom })).toHaveValue('100');
    await axe(page);
    const saved = await savedPoster(page, t);
    await expect(page.locator('.ph-made')).toBeVisible();
    await axe(page);
    const { exif } = await sharp(saved).metadata();
    expect(exif).toBeUndefined();
    expect(saved.includes('SecretCamera')).toBe(false);
    const poster = await pixels(saved);
    expect([poster.width, poster.height]).toEqual([1080, 1920]);
    expect(poster.at(10, 10)).toEqual(rgb(firstTemplates[1].layout.paper));
    const window = photoWindow(firstTemplates[1].layout) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const [number, [x, y]] of middles(window).entries())
      expect(near(poster.at(x, y), quarters[number] ?? ''), `quarter ${number}`).toBeLessThanOrEqual(NEAR);
    // One pixel outside of the window is the ground, one inside is the photo.
    expect(poster.at(window.x - 1, window.y + window.height / 4)).toEqual(rgb(firstTemplates[1].layout.paper));
    expect(near(poster.at(window.x + 1, window.y + window.height / 4), quarters[0])).toBeLessThanOrEqual(NEAR);
  },
);

test('[S98] [V15] template 3 is 1920 x 1080; keys, slider and buttons move, zoom and turn the photo', async ({
  phone,
  page,
  demo,
}) => {
  await phone.logIn(user);
  await page.goto(phone.address('photo', { cid: demo.congress }));
  await choose(page, zh.album, await quarteredPhoto(800, 880), 'image/png');
  await page.getByRole('button', { name: /1920 × 1080/ }).click();
  const zoom = page.getByRole('slider', { name: zh.zoom });
  await page.getByRole('button', { name: zh.turnRight }).click();
  await page.getByRole('button', { name: zh.turnRight }).click();
  await expect(page.getByRole('slider', { name: zh.turn, exact: true })).toHaveValue('180');
  await page.getByRole('application').focus();
  await page.keyboard.press('+');
  await expect(zoom).toHaveValue('110');
  await page.keyboard.press('-');
  await zoom.fill('200');
  // The photo cannot leave the window: it stops at its edge.
  await page.getByRole('application').focus();
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft');
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowUp');
  const poster = await pixels(await savedPoster(page, zh));
  expect([poster.width, poster.height]).toEqual([1920, 1080]);
  const window = photoWindow(firstTemplates[3].layout) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Turned by half a circle, zoomed twice and moved to the upper left: only the former upper left quarter shows.
  for (const [x, y] of middles(window)) expect(poster.at(x, y)).toEqual(rgb(quarters[0]));
});

test(
  '[E4] a file that is not a picture shows the alert "error", and another photo can be chosen',
  { tag: '@en' },
  async ({ phone, page, language, demo }) => {
    const t = texts[language];
    await phone.logIn(user);
    await page.goto(phone.address('photo', { cid: demo.congress }));
    await choose(page, t.album, Buffer.from('no picture'), 'image/png');
    const alert = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(alert).toContainText(app[language].error);
    await expect(alert).toContainText(app[language].photoFailed);
    await page.getByRole('button', { name: app[language].ok }).click();
    await expect(alert).toBeHidden();
    await choose(page, t.album, await quarteredPhoto(900, 1200), 'image/png');
    await expect(page.getByRole('slider', { name: t.zoom })).toBeVisible();
  },
);

test('[S98] two fingers zoom and turn, one moves', async ({ phone, page, demo }) => {
  await phone.logIn(user);
  await page.goto(phone.address('photo', { cid: demo.congress }));
  await choose(page, zh.album, await quarteredPhoto(900, 1200), 'image/png');
  const stage = page.getByRole('application');
  await expect(page.getByRole('slider', { name: zh.zoom })).toBeVisible();
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await stage.evaluate((node, { x, y }) => {
    const finger = (type: string, pointerId: number, dx: number, dy: number) =>
      node.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          clientX: x + dx,
          clientY: y + dy,
          bubbles: true,
          isPrimary: pointerId === 1,
        }),
      );
    // Synthetic pointers cannot be captured.
    node.setPointerCapture = () => undefined;
    finger('pointerdown', 1, 0, 0);
    finger('pointerdown', 2, 60, 0);
    finger('pointermove', 2, 0, 120);
    finger('pointerup', 2, 0, 120);
    finger('pointerup', 1, 0, 0);
  }, middle);
  await expect(page.getByRole('slider', { name: zh.turn, exact: true })).toHaveValue('90');
  await expect(page.getByRole('slider', { name: zh.zoom })).toHaveValue('200');
});

test('[S98] a face under a text is found, and moved off it', async ({ phone, page, demo }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      FaceDetector: class {
        detect = () => Promise.resolve([{ boundingBox: { x: 380, y: 900, width: 140, height: 180 } }]);
      },
    });
  });
  // The organiser's template has its text on the photo.
  const { layout } = firstTemplates[1];
  const over = {
    ...layout,
    fields: layout.fields.map((field) =>
      field.kind === 'picture' ? { ...field, box: { x: 0, y: 0, width: 1080, height: 1920 } } : field,
    ),
  };
  await page.route('**/medapp/api/photo/templates', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.templates = [{ ...body.templates[0], art: 'none', layout: over }];
    await route.fulfill({ response: answer, json: body });
  });
  await phone.logIn(user);
  await page.goto(phone.address('photo', { cid: demo.congress }));
  await choose(page, zh.album, await quarteredPhoto(900, 1200), 'image/png');
  await expect(page.getByRole('slider', { name: zh.zoom })).toBeVisible();
  // It lies clear of the text from the start.
  await expect(page.getByRole('button', { name: zh.clear })).toBeHidden();
  await page.getByRole('application').focus();
  const clear = page.getByRole('button', { name: zh.clear });
  for (let press = 0; press < 60 && !(await clear.isVisible()); press += 1) await page.keyboard.press('ArrowDown');
  await expect(clear).toBeVisible();
  await page.getByRole('button', { name: zh.clear }).click();
  await expect(page.getByRole('button', { name: zh.clear })).toBeHidden();
});

test('[V15] avatar and introduction are handed in; staff release them on the console', async ({
  phone,
  page,
  demo,
  axe,
}) => {
  await phone.logIn(user);
  await page.goto(phone.address('photo', { cid: demo.congress }, { part: 'introduction' }));
  await choose(page, zh.album, await quarteredPhoto(900, 1200), 'image/png');
  const mark = `心内科 ${Date.now()}`;
  await page.getByRole('textbox', { name: zh.introduction.text }).fill(mark);
  await axe(page);
  await page.getByRole('button', { name: zh.introduction.again }).click();
  await expect(page.getByText(zh.introduction.states.waiting)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: zh.introduction.text })).toHaveValue(mark);
  const avatar = page.getByRole('img', { name: zh.introduction.avatar });
  await expect(avatar).toBeVisible();
  // The file itself, as the organiser receives it.
  const address = await avatar.getAttribute('src');
  const file = await (await page.request.get(new URL(address ?? '', page.url()).href)).body();
  const sent = await pixels(file);
  expect([sent.width, sent.height]).toEqual([120, 120]);
  for (const [number, [x, y]] of middles({ x: 0, y: 0, width: 120, height: 120 }).entries())
    expect(near(sent.at(x, y), quarters[number] ?? ''), `quarter ${number}`).toBeLessThanOrEqual(NEAR);
  // The middle of the photo, and no border: the colours reach each edge.
  for (const [number, [x, y]] of (
    [
      [0, 0],
      [119, 0],
      [119, 119],
      [0, 119],
    ] as const
  ).entries())
    expect(near(sent.at(x, y), quarters[number] ?? ''), `corner ${number}`).toBeLessThanOrEqual(NEAR);
});

test.describe('in the messenger', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0.50',
  });

  test(
    '[S98] [S99] the poster is saved by a long press: the picture under the finger is the whole poster, to the pixel',
    { tag: ['@en', '@small'] },
    async ({ phone, page, language, demo, axe }) => {
      const t = texts[language];
      await phone.logIn(user);
      await page.goto(phone.address('photo', { cid: demo.congress }));
      await choose(page, t.album, await quarteredPhoto(920, 1126), 'image/png');
      await expect(page.getByRole('slider', { name: t.zoom })).toBeVisible();
      await page.getByRole('button', { name: t.make }).click();
      const picture = page.locator('.ph-made');
      await expect(picture).toBeVisible();
      await axe(page);
      // What the messenger asks of a page: a picture under the finger, and nobody who takes the press away.
      const pressed = await picture.evaluate((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        const under = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
        const press = (event: Event) => image.dispatchEvent(event);
        const touch = { bubbles: true, cancelable: true };
        const style = getComputedStyle(image);
        return {
          isPicture: under === image,
          goesOn: [press(new TouchEvent('touchstart', touch)), press(new MouseEvent('contextmenu', touch))],
          callout: style.getPropertyValue('-webkit-touch-callout'),
          takesPress: style.pointerEvents,
        };
      });
      expect(pressed).toEqual({ isPicture: true, goesOn: [true, true], callout: '', takesPress: 'auto' });
      // The messenger cannot save files: the button says what to do.
      await page.getByRole('button', { name: t.done.save }).click();
      await expect(page.getByText(t.done.hold)).toBeVisible();

      const source = (await picture.getAttribute('src')) ?? '';
      expect(source.slice(0, 22)).toBe('data:image/png;base64,');
      const poster = await pixels(Buffer.from(source.slice(22), 'base64'));
      expect([poster.width, poster.height]).toEqual([1080, 1920]);
      const photo = photoWindow(firstTemplates[1].layout) ?? { x: 0, y: 0, width: 0, height: 0 };
      for (const [number, [x, y]] of middles(photo).entries())
        expect(near(poster.at(x, y), quarters[number] ?? ''), `quarter ${number}`).toBeLessThanOrEqual(NEAR);
    },
  );
});
