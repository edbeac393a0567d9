import { languageChange } from '@meetingapp/locales/zh/language.ts';
import type { Page } from '@playwright/test';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownProgramme } from '../support/own-programme.ts';

const words = {
  zh: { congress: '第二十一届学术年会', contacts: '联系我们', none: '没有网络', about: '大会介绍' },
  en: { congress: '21st Congress', contacts: 'Contact', none: 'No network', about: 'About' },
};

/** Waits until the worker has stored the program, and the phone this many answers. */
async function madeReady(page: Page, answers: number): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(countAnswers), { timeout: 20_000 }).toBeGreaterThanOrEqual(answers);
}

async function countAnswers(): Promise<number> {
  // Opening it before the app does would create it empty.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'meetingapp')) return 0;
  return new Promise((resolve) => {
    const request = indexedDB.open('meetingapp');
    request.onsuccess = () => {
      const count = request.result.transaction('rows').objectStore('rows').count();
      count.onsuccess = () => {
        request.result.close();
        resolve(count.result);
      };
    };
  });
}

test.use({ serviceWorkers: 'allow' });

test('[A10] a painted page can be put on the home screen', { tag: '@en' }, async ({ phone, page, demo, context }) => {
  await phone.open('conf', { id: demo.congress });
  const session = await context.newCDPSession(page);
  const manifest = async () => (await session.send('Page.getAppManifest')) as { url: string; errors: unknown[] };
  await expect.poll(async () => (await manifest()).url).toContain(`/app-${phone.language}.webmanifest`);
  expect((await manifest()).errors).toEqual([]);
});

test(
  '[A10] after one visit the home and the conference open without a network',
  { tag: '@en' },
  async ({ phone, page, demo, context }) => {
    const text = words[phone.language];
    const home = phone.address('tpl1Home', { cid: demo.congress });
    await phone.open('tpl1Home', { cid: demo.congress });
    await madeReady(page, 2);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('.home h1').first()).toContainText(text.congress);
    await expect(page.getByText(text.none)).toBeVisible();
    // This page was not opened before: the home's data suffices, and the program is stored.
    await page.goto(phone.address('conf', { id: demo.congress }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text.congress);
    await expect(page.locator('#contacts')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text.congress);
    // Other pages show a message.
    await page.goto(phone.address('vip', { cid: demo.congress }));
    await expect(page.getByText(text.none)).toBeVisible();
    await context.setOffline(false);
    await page.goto(home);
    await expect(page.getByText(text.none)).toHaveCount(0);
    await expect(page.locator('.home h1').first()).toContainText(text.congress);
  },
);

test(
  '[A10] [S43] [S44] [S45] [S46] after one visit the agenda, a session and the search open without a network',
  { tag: '@en' },
  async ({ phone, page, context }) => {
    const { cid, session, title, talk } = await ownProgramme();
    await phone.open('calList', { cid });
    await madeReady(page, 1);
    await expect(page.getByRole('link', { name: title[phone.language], exact: true })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('link', { name: title[phone.language], exact: true })).toBeVisible();
    // The page says which release it shows; the missing network is reported once.
    await expect(page.locator('.kept-note')).toContainText(words[phone.language].none);
    await expect(page.getByText(words[phone.language].none).filter({ visible: true })).toHaveCount(1);
    await page.goto(phone.address('calDetail', { calid: session }, { cid }));
    await expect(page.getByRole('heading', { name: talk[phone.language] })).toBeVisible();
    await page.goto(phone.address('calListLayout', { tmpCal: 'grid', cid }));
    await expect(page.getByRole('link', { name: new RegExp(`^${title[phone.language]}`) })).toBeVisible();
    await page.goto(phone.address('searchList', { cid }, { q: 'gmct' }));
    await expect(page.locator('.ag-hits').getByRole('link', { name: talk[phone.language] })).toBeVisible();
  },
);

test('[A10] a network that does not answer in time is not awaited', async ({ phone, page, demo, context }) => {
  await phone.open('conf', { id: demo.congress });
  await madeReady(page, 1);
  // A worker's requests bypass the routes of a page, but not those of its context.
  await context.route(/\/meetingapp\/(conf|index)\/|\/medapp\//, () => undefined);
  const began = Date.now();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.zh.congress);
  expect(Date.now() - began).toBeLessThan(6000);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test(
  '[S10] [S11] [S49] contacts, the emergency page and the people open without a network once they were viewed',
  { tag: '@en' },
  async ({ phone, page, demo, context }) => {
    const pages = [
      phone.address('callPhone', {}, { cid: demo.congress }),
      phone.address('emer', {}, { cid: demo.congress }),
      phone.address('personList', { cid: demo.congress }),
    ];
    const links = page.locator('a[href^="tel:"], a[href*="/personDetail/"]');
    for (const address of pages) {
      await page.goto(address);
      await expect(links.first()).toBeVisible();
    }
    await madeReady(page, 3);
    await context.setOffline(true);
    for (const address of pages) {
      await page.goto(address);
      await expect(links.first(), address).toBeVisible();
    }
  },
);

test('[A10] a page seen before shows immediately, and then updates from the server', async ({ phone, page }) => {
  const { cid } = await ownProgramme();
  const address = phone.address('conf', { id: cid });
  await phone.open('conf', { id: cid });
  await madeReady(page, 1);
  const kept = () => page.evaluate(async (url) => Boolean(await caches.match(url, { cacheName: 'pages' })), address);
  await expect.poll(kept, { timeout: 10_000 }).toBe(true);
  // Whether the page was shown before data were available.
  const seen: boolean[] = [];
  await page.exposeFunction('saw', (before: boolean) => seen.push(before));
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return;
      observer.disconnect();
      (globalThis as unknown as { saw: (before: boolean) => void }).saw(document.getElementById('boot') === null);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await expect(page.locator('#root')).toHaveAttribute('data-ready', '1');
  await expect.poll(() => seen).toEqual([true]);
  await inDatabase('update conference set venue = $1 where id = $2', [{ zh: '新馆', en: 'New hall' }, cid]);
  await page.goto(address);
  await expect(page.getByText('新馆').first()).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('data-ready', '1');
  await expect.poll(() => seen).toEqual([true, true]);
});

test('[A10] [T5] without a network a page changes its language where the phone has it in both, and else stays and says so', async ({
  phone,
  page,
  context,
}) => {
  const { cid, title } = await ownProgramme();
  await phone.open('personList', { cid });
  await madeReady(page, 1);
  await phone.open('calList', { cid });
  await expect(page.getByRole('link', { name: title.zh, exact: true })).toBeVisible();
  await context.setOffline(true);
  const inEnglish = page.getByRole('link', { name: 'EN', exact: true });
  await inEnglish.click();
  await expect(page.getByRole('link', { name: title.en, exact: true })).toBeVisible();
  await page.getByRole('link', { name: '中文', exact: true }).click();
  await expect(page.getByRole('link', { name: title.zh, exact: true })).toBeVisible();
  await context.setOffline(false);
  // The phone has the texts of this page in one language only.
  await phone.open('vip', { cid });
  const heading = page.getByRole('heading', { level: 1 });
  const said = await heading.textContent();
  await context.setOffline(true);
  await inEnglish.click();
  await expect(page.getByText(languageChange.offline)).toBeVisible();
  await expect(heading).toHaveText(said ?? '');
  expect(page.url()).toContain('lang=ch');
});
