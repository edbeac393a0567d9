import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { wordsOf } from '../support/sign-up.ts';

/** Two fingers moving apart around the middle of the page; or one moving sideways. */
async function fingers(page: Page, from: readonly number[], to: readonly number[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const at = (part: number) =>
    from.map((x, id) => ({ id, x: width / 2 + x + ((to[id] ?? 0) - x) * part, y: height / 2 }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

test(
  '[S16] pictures are swiped, enlarged by fingers and by keys, saved, and closed back to the page',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const words = wordsOf(phone.language).files;
    const images = [
      '/meetingapp/icons/icon-512.png',
      'https://elsewhere.example/a.png',
      '/meetingapp/icons/icon-192.png',
    ];
    await phone.open('agreement');
    await phone.open('showImage', {}, { images: images.join('|'), names: '主会场入口||Poster hall' });
    const head = page.getByRole('heading', { name: '1 / 2' });
    await expect(head).toBeVisible();
    await expect(page.getByRole('img', { name: '主会场入口' })).toBeVisible();
    const size = page.locator('.pictures-acts span');
    await fingers(page, [-30, 30], [-90, 90]);
    await expect(size).toHaveText('300%');
    await page.keyboard.press('0');
    await page.keyboard.press('+');
    await expect(size).toHaveText('150%');
    await axe(page);
    await page.keyboard.press('-');
    await fingers(page, [80], [-80]);
    await expect(page.getByRole('heading', { name: '2 / 2' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Poster hall' })).toBeAttached();
    await expect(page.getByRole('link', { name: words.save })).toHaveAttribute('download', 'Poster hall.png');
    await page.reload();
    await expect(page.getByRole('heading', { name: '2 / 2' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: '1 / 2' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/showimage/);
    await phone.open('showImage', {}, { images: 'https://elsewhere.example/a.png' });
    await expect(page.getByText(words.noPicture)).toBeVisible();
    await axe(page);
  },
);

test('[S16] a key pressed as soon as a picture is visible takes effect', async ({ phone, page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== '2 / 2') return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  });
  const images = ['/meetingapp/icons/icon-512.png', '/meetingapp/icons/icon-192.png'].join('|');
  await phone.open('showImage', {}, { images, at: 2 });
  await expect(page.getByRole('heading', { name: '1 / 2' })).toBeVisible();
});

test(
  '[S17] the slides of a session show pages, size and text, and can be saved',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const { files: words, agenda } = wordsOf(phone.language);
    await phone.open('calDetail', { calid: 1 }, { cid: demo.congress });
    await page.getByRole('tab', { name: new RegExp(agenda.materials) }).click();
    const slides = page.locator('a[href*="pdfview"]');
    const name = (await slides.locator('b').textContent()) ?? '';
    await slides.click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const first = page.getByRole('region', { name: words.page.replace('{page}', '1'), exact: true });
    await expect(first.locator('canvas')).toBeVisible();
    await expect(first).toContainText('五步判断');
    await axe(page);
    const number = page.getByRole('textbox', { name: words.pageAt.replace('{of}', '6') });
    await number.fill('6');
    await number.press('Enter');
    await expect(page.getByText('Baseline bundle branch block')).toBeInViewport();
    const size = page.locator('.pdf-size');
    await page.getByRole('button', { name: words.larger }).click();
    await expect(size).toHaveText('125%');
    await fingers(page, [-40, 40], [-80, 80]);
    await expect(size).toHaveText('250%');
    // Pages far away have released their memory.
    await expect(first.locator('canvas')).toHaveCount(0);
    await page.getByRole('button', { name: words.fitWidth }).click();
    await expect(size).toHaveText('100%');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.save }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    // A visitor by link sees the first page before the reader has loaded.
    let letThrough = (): void => undefined;
    const seen = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/files\/[^?]*\.pdf$/, async (route) => {
      await seen;
      await route.continue();
    });
    await page.reload();
    await expect(page.locator('.pdf-front')).toHaveJSProperty('complete', true);
    letThrough();
    await expect(first.locator('canvas')).toBeVisible();
    await page.unrouteAll();
    await phone.open('pdfView', {}, { file: 'https://elsewhere.example/a.pdf' });
    await expect(page.getByText(words.noFile)).toBeVisible();
    await phone.open('pdfView', {}, { file: `/files/ab/${'0'.repeat(32)}.pdf` });
    await expect(page.getByText(words.noFile)).toBeVisible();
    await axe(page);
  },
);
