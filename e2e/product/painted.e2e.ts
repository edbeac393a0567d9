import type { Page } from '@playwright/test';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

/** Selects the element that shows the page, and whether the running app hydrated it unchanged. */
const pageElement = '#root > .pg, #root > .home';

/** Marks the server-rendered elements before any script of the app has run. */
async function markPainted(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector(selector)?.setAttribute('data-of-the-server', '');
    });
  }, pageElement);
}

test(
  '[S2] [S4] [S20] [S43] a server-rendered page hydrates without a change, in both languages',
  { tag: '@en' },
  async ({ phone, page, demo }) => {
    await markPainted(page);
    const addresses = [
      phone.address('index'),
      phone.address('conf', { id: demo.congress }),
      phone.address('calList', { cid: demo.congress }),
      phone.address('calListLayout', { tmpCal: 'grid', cid: demo.congress }),
      phone.address('personList', { cid: demo.congress }),
      phone.address('guest', { id: 1, cid: demo.congress }),
      phone.address('program', { cid: demo.congress }),
      phone.address('searchList', { cid: demo.congress }),
      phone.address('medList', { id: demo.congress }),
      phone.address('smeet', { id: 7 }, { cid: demo.congress }),
      phone.address('conferenceIndex', { cid: demo.congress }),
      ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const).map((number) =>
        phone.address(`tpl${number}Home`, { cid: demo.congress }),
      ),
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('#root'), address).toHaveAttribute('data-ready', '1');
      // React discards elements that differ from its own rendering, and logs it in the console.
      await expect(page.locator(pageElement), address).toHaveAttribute('data-of-the-server');
    }
  },
);

/** What a person sees of each element of the page: its place and all its computed styles, with the name of the element. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, #root, #root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = getComputedStyle(element);
      const all = [...styles].map((name) => `${name}: ${styles.getPropertyValue(name)}`);
      return [`${element.tagName} ${element.getAttribute('class')}`, x, y, width, height, ...all].join('; ');
    }),
  );

test(
  '[S20] a home looks the same before and after the styles that follow its first paint',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/assets/*.js', () => undefined);
    await page.route(/\/files\//, (route) => route.abort());
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const) {
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/assets/*.css', async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest('**/assets/*.css');
      await page.goto(phone.address(`tpl${number}Home`, { cid: demo.congress }), { waitUntil: 'commit' });
      await asked;
      const before = await looks(page);
      expect(before.length).toBeGreaterThan(50);
      const came = page.waitForResponse('**/assets/*.css');
      letGo();
      await (await came).finished();
      const loaded = () =>
        [...document.styleSheets].some(({ href, disabled }) => href?.endsWith('.css') === true && !disabled);
      await page.waitForFunction(loaded);
      const after = await looks(page);
      const changed = after.filter((look, at) => look !== before[at]);
      expect(
        changed.map((look) => look.slice(0, 80)),
        `home ${number}`,
      ).toEqual([]);
      await page.unroute('**/assets/*.css');
    }
  },
);

test(
  '[S4] the page is readable and its links work before the app has loaded',
  { tag: '@en' },
  async ({ phone, page, demo }) => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(phone.address('conf', { id: demo.congress }), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#root')).toHaveAttribute('data-ready', '0');
    await expect(page.locator('.foot a')).toHaveAttribute('href', new RegExp(`/sign/home/0\\?cid=${demo.congress}`));
    await page.locator('a[href*="Home/"]').click();
    await expect(page.locator('.home h1').first()).toBeVisible();
    await expect(page.locator('#root')).toHaveAttribute('data-ready', '0');
    letGo();
    await expect(page.locator('#root')).toHaveAttribute('data-ready', '1');
  },
);

test('[S43] a programme that comes late, or an earlier one on the phone, is no error: the page is rendered again', async ({
  phone,
  page,
  demo,
}) => {
  const [held, letGo] = (() => {
    let resolve = (): void => undefined;
    return [new Promise<void>((done) => (resolve = done)), () => resolve()] as const;
  })();
  await page.route(/\/medapp\/programme\/.*\.json/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(phone.address('calList', { cid: demo.congress }));
  // After some seconds the page opens without its programme, although the server rendered it with one.
  await expect(page.locator('#root')).toHaveAttribute('data-ready', '1', { timeout: 20_000 });
  await expect(page.locator('.programme-waits')).toBeVisible();
  letGo();
  await expect(page.locator('.programme-waits')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[S2] a logged-in or returning visitor sees their own data right after, without errors', async ({
  phone,
  page,
  demo,
}) => {
  await phone.logIn({ to: demoLogins.registered.phone, password: demoLogins.registered.password });
  await phone.open('tpl1Home', { cid: demo.congress });
  await phone.open('index');
  await expect(page.locator('section').first()).toContainText('第二十一届');
  await page.goto(phone.address('index').replace('lang=ch', 'lang=en'));
  // The app has hydrated, and saved the language.
  await expect(page.locator('#root')).toHaveAttribute('data-ready', '1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conferences');
  // Without a language in the address the server renders the phone's last one.
  await page.goto(phone.address('index').replace(/\?.*/, ''), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conferences');
});

test('[S66] a button tapped before the app has loaded acts once it has, exactly once', async ({ phone, page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/video/watch') && asked.push(request.url()));
  await page.goto(phone.address('videoDetail', { id: 1 }), { waitUntil: 'commit' });
  await page.locator('.player-cover').click();
  await expect(page.locator('#root')).toHaveAttribute('data-ready', '0');
  letGo();
  await expect(page.locator('.player video')).toBeVisible();
  expect(asked).toHaveLength(1);
});
