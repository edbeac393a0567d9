import { tilesDrawn } from '@meetingapp/domain/home/templates.ts';
import { app as appEn } from '@meetingapp/locales/en/app.ts';
import { app as appZh } from '@meetingapp/locales/zh/app.ts';
import { expect, test } from '../support/fixtures.ts';
import { people } from '../support/screen.ts';
import { settled } from '../support/settled.ts';

const words = {
  zh: {
    tiles: '会议服务',
    sign: '注册报名',
    later: '以后再说',
    logIn: '登录账号',
    orders: '订单与发票',
    pause: '暂停轮播',
    play: '继续轮播',
  },
  en: {
    tiles: 'Conference services',
    sign: 'Register',
    later: 'Not now',
    logIn: 'Log in',
    orders: 'Orders',
    pause: 'Pause the pictures',
    play: 'Resume the pictures',
  },
};

test('[S3] a short address finds the conference and its home, and carries the source code', async ({
  phone,
  page,
  demo,
}) => {
  await phone.open('wap', { cid: `${demo.reduced}_WALL7` });
  await expect(page).toHaveURL(new RegExp(`/tpl13Home/${demo.reduced}\\?.*sourceCode=WALL7`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('心电与起搏技术学习班');
  await phone.open('conferenceIndex', { cid: demo.congress });
  await expect(page).toHaveURL(new RegExp(`/tpl1Home/${demo.congress}`));
});

test('[S3] an unknown number says so, and links to the list', async ({ phone, page }) => {
  await phone.open('conferenceIndex', { cid: 99_999 });
  await page.getByRole('link', { name: '查看全部会议' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '会议' })).toBeVisible();
});

test(
  '[S20] the classic home: name, countdown, tiles, notices, sponsors',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo }) => {
    const { tiles, sign, later } = words[phone.language];
    await phone.open('tpl1Home', { cid: demo.congress });
    await page.getByRole('button', { name: later }).click();
    await expect(page.getByRole('timer')).toContainText(/\d+/);
    const links = page.getByRole('navigation', { name: tiles }).getByRole('link');
    await expect(links).toHaveCount(tilesDrawn[1]);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    // The rest is one tap away, and Back returns to the home.
    await links.last().click();
    await expect(page).toHaveURL(/\/hometiles\//);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(21);
    await page.goBack();
    await links.filter({ hasText: sign }).click();
    await expect(page).toHaveURL(/\/sign\/|\/mregister\/login/);
  },
);

test('[T18] the popup is shown once in a session, also after a reload', async ({ phone, page, demo }) => {
  await phone.open('tpl1Home', { cid: demo.congress });
  await page.getByRole('alertdialog').getByRole('button', { name: words.zh.later }).click();
  // A closed dialog takes back its step of history; a reload meanwhile would be aborted.
  await expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0)).toBe(0);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('navigation', { name: words.zh.tiles })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a tile for visitors disappears on log-in, and one for attendees appears', async ({ phone, page, demo }) => {
  await phone.open('homeTiles', { cid: demo.congress });
  const tiles = page.getByRole('main');
  await expect(tiles.getByText(words.zh.logIn)).toBeVisible();
  await expect(tiles.getByText(words.zh.orders)).toHaveCount(0);
  await phone.logIn(people.fresh);
  await phone.open('homeTiles', { cid: demo.congress });
  await expect(tiles.getByText(words.zh.orders)).toBeVisible();
  await expect(tiles.getByText(words.zh.logIn)).toHaveCount(0);
});

test('[T3] the countdown follows the server although the phone is a year slow', async ({ phone, page, demo }) => {
  await page.clock.install({ time: new Date(Date.now() - 365 * 86_400_000) });
  await phone.open('tpl1Home', { cid: demo.congress });
  const days = Number(await page.getByRole('timer').locator('b').nth(1).textContent());
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(60);
});

test('the pictures rotate, can be paused, and stay still when motion is off', async ({ phone, page, demo }) => {
  await phone.open('tpl1Home', { cid: demo.congress });
  await page.getByRole('button', { name: words.zh.later }).click();
  await page.getByRole('button', { name: words.zh.pause }).click();
  await expect(page.getByRole('button', { name: words.zh.play })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await settled(page);
  await expect(page.getByRole('button', { name: words.zh.pause })).toHaveCount(0);
});

test(
  '[S32] the minimal home fits one screen and has four actions',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo }) => {
    await phone.open('tpl13Home', { cid: demo.reduced });
    await expect(page.getByRole('navigation', { name: words[phone.language].tiles }).getByRole('link')).toHaveCount(4);
    await settled(page);
    const size = page.viewportSize()!;
    if (size.height >= 700)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(size.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  },
);

test('[K7] one rem is a 7.5th of the width, up to a phone’s', async ({ phone, page, demo }) => {
  await phone.open('tpl13Home', { cid: demo.reduced });
  const rem = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(await rem()).toBeCloseTo(page.viewportSize()!.width / 7.5, 1);
  await page.setViewportSize({ width: 1400, height: 900 });
  expect(await rem()).toBe(64);
  const box = await page.locator('.home').boundingBox();
  expect(box!.x + box!.width / 2).toBeCloseTo(700, 0);
});

test('the language changes in place', async ({ phone, page, demo }) => {
  await phone.open('tpl13Home', { cid: demo.reduced });
  await page.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course on Electrocardiography and Pacing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test(
  '[S20] [S43] [S48] [S42] a conference has one dock, the same on its home, its programme, its speakers and on Mine',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo }) => {
    const { dock } = phone.language === 'en' ? appEn : appZh;
    const places = [dock.home, dock.agenda, dock.sign, dock.people, dock.mine];
    const links = page.locator('.dock a').filter({ visible: true });
    await phone.open('tpl5Home', { cid: demo.congress });
    await expect(links).toHaveText(places);
    await phone.open('tpl12Home', { cid: demo.congress });
    await expect(links).toHaveText(places);
    for (const place of [dock.agenda, dock.people, dock.mine]) {
      await links.filter({ hasText: place }).click();
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText([place]);
      await expect(links).toHaveText(places);
    }
  },
);
