import type { Page } from '@playwright/test';
import { filmLengths } from '@meetingapp/demo/video/video.ts';
import { video as videoEn } from '@meetingapp/locales/en/video/video.ts';
import { videoPlayer as playerEn } from '@meetingapp/locales/en/video/player.ts';
import { video as videoZh } from '@meetingapp/locales/zh/video/video.ts';
import { videoPlayer as playerZh } from '@meetingapp/locales/zh/video/player.ts';
import { people } from '../support/screen.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress } from '../support/own-congress.ts';
import { newAccount } from '../support/sign-up.ts';

const texts = { zh: { ...videoZh, ...playerZh }, en: { ...videoEn, ...playerEn } };
/** Films of the demo, in order of creation: open to all, for paid personnel, for everybody logged in. */
const film = { open: 1, paid: 2, account: 4 };

const seconds = (page: Page): Promise<number> =>
  page.locator('.player video').evaluate((element: HTMLVideoElement) => element.currentTime);
const play = (page: Page): Promise<void> => page.locator('.player-cover').click();

test(
  '[S66] [K8] [L3] a film plays on a tap and not before, full width without black bars and at most 360 high, with chapters, captions and speed',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const words = texts[phone.language];
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await phone.open('videoDetail', { id: film.open });
    const player = page.locator('.player');
    await expect(player).toBeVisible();
    const box = await player.boundingBox();
    expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(360);
    expect(Math.round(box?.width ?? 0)).toBe(page.viewportSize()?.width);
    await axe(page);
    expect(
      fetched.filter((one) => /core\.es|video\.es|\/film-player-|\/medapp\/media\/|video\/watch/.test(one)),
    ).toEqual([]);
    await play(page);
    const video = player.locator('video');
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.5);
    const picture = await video.evaluate((of: HTMLVideoElement) => ({
      shown: of.clientWidth / of.clientHeight,
      own: of.videoWidth / of.videoHeight,
    }));
    expect(picture.shown).toBeCloseTo(picture.own, 1);
    expect(Math.round((await player.boundingBox())?.height ?? 0)).toBe(Math.round(box?.height ?? 0));
    for (const name of ['playsinline', 'webkit-playsinline', 'x5-playsinline', 'x5-video-player-type'])
      expect(await video.getAttribute(name), name).not.toBeNull();
    expect(await video.getAttribute('autoplay')).toBeNull();
    expect(fetched.filter((one) => /\/assets\/[a-z]{2}(-[A-Z]{2})?-[\w-]+\.js/.test(one))).toHaveLength(1);
    await page.locator('.film-chapters').getByRole('button').nth(2).click();
    await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(24);
    await expect(page.locator('.film-chapters [aria-current]')).toContainText('0:24');
    await player.locator('.vjs-subs-caps-button button').click();
    await player.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(player.locator('.vjs-text-track-cue')).toContainText('pre-excitation');
    await player.locator('.vjs-playback-rate button').click();
    await player.getByRole('menuitemradio', { name: '1.5x' }).click();
    expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5);
    await player.locator('.vjs-play-control').click();
    await expect(player.locator('.video-js')).toHaveClass(/vjs-paused/);
    await expect(page.getByRole('heading', { name: words.chapters })).toBeVisible();
    await axe(page);
  },
);

test('[S59] the playback position is restored, also after a reload', async ({ phone, page }) => {
  await phone.logIn({ to: (await newAccount(phone)).to, password: 'Heart-2026' });
  await phone.open('videoDetail', { id: film.account });
  await page.locator('.film-chapters').getByRole('button').nth(1).click();
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(12);
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/video/beat') && answer.request().postData()?.includes('"playing":false') === true,
  );
  await page.locator('.vjs-play-control').click();
  await kept;
  await page.reload();
  await expect(page.locator('.player-cover')).toContainText('0:1');
  await play(page);
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(12);
  await phone.open('videoList', { id: 5001 });
  await expect(page.locator('.video-row .seen')).toHaveCount(1);
});

test(
  '[S64] the review video is only for paid personnel: others read so, without its address',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    const words = texts[phone.language];
    const answers: string[] = [];
    page.on('response', async (answer) => {
      if (answer.url().includes('/medapp/')) answers.push(answer.url(), await answer.text().catch(() => ''));
    });
    await phone.open('revideo', { vid: film.paid });
    await expect(page.getByText(words.paidOnly)).toBeVisible();
    await expect(page.getByRole('button', { name: words.logIn })).toBeVisible();
    await expect(page.locator('.film-chapters button')).toHaveCount(0);
    await axe(page);
    expect(answers.join('\n')).not.toMatch(/\/medapp\/media\/|\.mp4|\.m3u8/);
    expect(await phone.call('/medapp/api/video/watch', { vid: film.paid })).toMatchObject({ error: 'watch_account' });
    const { token } = await newAccount(phone);
    const refused = await phone.call('/medapp/api/video/watch', { vid: film.paid }, token);
    expect(refused).toMatchObject({ error: 'watch_paid' });
    expect(JSON.stringify(refused)).not.toContain('/medapp/media/');
    await phone.logIn(people.registered);
    await phone.open('revideo', { vid: film.paid });
    await play(page);
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.5);
  },
);

test(
  '[S59] [S64] [S65] [S67] [S69] pages without content show an empty state',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const words = texts[phone.language];
    const { cid } = await ownCongress();
    await phone.open('videoList', { id: cid });
    await expect(page.getByText(words.none)).toBeVisible();
    await axe(page);
    await phone.open('revideo2', {}, { cid });
    await expect(page.getByText(words.noReview)).toBeVisible();
    await phone.open('revideo', { vid: 99_999_999 });
    await expect(page.getByText(words.noReview)).toBeVisible();
    await phone.open('relive', { lid: 99_999_999 });
    await expect(page.getByText(words.gone)).toBeVisible();
    await phone.open('medList', { id: cid });
    await expect(page.getByText(words.noMedia)).toBeVisible();
  },
);

test('[S69] the media library shows slides, documents, audio and video by topic', async ({ phone, page }) => {
  const words = texts[phone.language];
  await phone.open('medList', { id: 5001 });
  await expect(page.locator('.video-row').first()).toBeVisible();
  await expect(page.locator('a[href*="pdfview"]')).toBeVisible();
  await page.getByText(words.kinds.audio, { exact: true }).click();
  await expect(page.locator('.video-row')).toHaveCount(1);
  await expect(page.locator('.video-row')).toContainText(`0:${filmLengths['heart-sounds'] / 1000}`);
  await page.locator('.video-row').click();
  await play(page);
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.5);
});

test.describe('playback errors', () => {
  /** Breaks the file in the given way, or its address; `then`: the browser's error during playback. */
  const breaks: readonly (readonly [code: number, en: string, ja: string, how: (page: Page) => Promise<unknown>])[] = [
    [
      4,
      'The media could not be loaded, either because the server or network failed or because the format is not supported.',
      'サーバーまたはネットワークのエラー',
      (page) => page.route('**/film.mp4', (route) => route.fulfill({ status: 404 })),
    ],
    [
      4,
      'No compatible source was found for this media.',
      '互換性のあるソースが見つかりませんでした',
      (page) =>
        page.route('**/api/video/watch', async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, json: { ...(await answer.json()), mp4: null, hls: null } });
        }),
    ],
    [1, 'You aborted the media playback', '動画再生を中止しました', (page) => saysError(page, 1)],
    [
      2,
      'A network error caused the media download to fail part-way.',
      'ネットワーク エラー',
      (page) => saysError(page, 2),
    ],
    [
      3,
      'The media playback was aborted due to a corruption problem',
      '破損の問題',
      (page) =>
        page.route('**/film.mp4', async (route) => {
          const answer = await route.fetch({ headers: { ...route.request().headers(), range: '' } });
          const body = await answer.body();
          body.fill(0x5a, body.indexOf('mdat') + 4);
          await route.fulfill({ status: 200, contentType: 'video/mp4', body });
        }),
    ],
    [
      5,
      'The media is encrypted and we do not have the keys to decrypt it.',
      '暗号化',
      (page) =>
        page.addInitScript(() =>
          addEventListener('playing', ({ target }) => target?.dispatchEvent(new Event('waitingforkey')), true),
        ),
    ],
  ];

  /** Makes the browser report an error code as soon as it plays. */
  const saysError = (page: Page, code: number): Promise<unknown> =>
    page.addInitScript((said) => {
      addEventListener(
        'playing',
        ({ target }) => {
          if (target === null) return;
          Object.defineProperty(target, 'error', { configurable: true, value: { code: said, message: '' } });
          target.dispatchEvent(new Event('error'));
        },
        true,
      );
    }, code);

  for (const [at, [, en, ja, how]] of breaks.entries())
    test(`[E11] text ${at + 1} of six is shown in the player’s languages`, async ({ browser, phone, page }) => {
      for (const [locale, text] of [
        ['en-GB', en],
        ['ja-JP', ja],
      ] as const) {
        const context = await browser.newContext({ locale, viewport: page.viewportSize(), serviceWorkers: 'block' });
        const other = await context.newPage();
        await how(other);
        await other.goto(phone.address('videoDetail', { id: film.open }).replace(/lang=\w+/, 'lang=en'));
        await play(other);
        await expect(other.locator('.player-fault[role=alert]')).toContainText(text);
        await expect(other.getByRole('button', { name: texts.en.again })).toBeVisible();
        await context.close();
      }
    });
});
