import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ownProgramme } from '../support/own-programme.ts';
import { Phone } from '../support/phone.ts';
import { serveReleases } from '../support/releases.ts';

/** Releases whose files this page has loaded; the first one has no name. */
const releasesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/[^~]+(?:~(?<release>B|C))?\.(?:js|css)$/.exec(name));
    return [...new Set(names.flatMap((found) => (found ? [found.groups?.['release'] ?? ''] : [])))];
  });

/** Releases stored completely on the phone, the oldest first. Null while one is being loaded. */
const keptReleases = (page: Page): Promise<string[] | null> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active?.state !== 'activated' || registration.installing || registration.waiting) return null;
    const names = (await caches.keys()).filter((name) => name.startsWith('release-'));
    return names.map((name) => /[BC]?$/.exec(name)?.[0] ?? '');
  });

test.use({ serviceWorkers: 'allow' });

test('[A10] a new release does not disturb an open page, is used by the next visit, and deletes old files', async ({
  page,
  request,
  context,
}) => {
  const { cid, title } = await ownProgramme();
  const releases = await serveReleases(process.env['E2E_URL'] ?? '');
  try {
    const phone = new Phone(page, request, releases.url, 'zh');
    const agenda = page.locator('.dock').getByRole('link', { name: '日程' }).filter({ visible: true });
    const session = page.getByRole('link', { name: title.zh, exact: true });
    await phone.open('personList', { cid });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => keptReleases(page)).toEqual(['']);

    // The server switches releases: the open page continues with its own modules, including ones not loaded yet.
    releases.turnTo('B');
    const opened = await page.evaluate(() => performance.timeOrigin);
    await agenda.click();
    await expect(session).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
    expect(await releasesIn(page)).toEqual(['']);

    // A visit in another tab uses only the new release, and stores it, while the first page is still open.
    const next = await context.newPage();
    await phone.onPage(next).open('conf', { id: cid });
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await releasesIn(next)).toEqual(['B']);
    await expect.poll(() => keptReleases(next), { timeout: 15_000 }).toEqual(['', 'B']);
    await page.bringToFront();
    await page.goBack();
    await expect(page.locator('.person-row')).toBeVisible();
    await agenda.click();
    await expect(session).toBeVisible();
    expect(await releasesIn(page)).toEqual(['']);

    // Offline the new release is used as well, completely.
    await next.bringToFront();
    await context.setOffline(true);
    await next.reload();
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await releasesIn(next)).toEqual(['B']);
    await context.setOffline(false);

    // The release after it removes the first one.
    releases.turnTo('C');
    await phone.onPage(next).open('conf', { id: cid });
    // The page shown first was of the previous release: it reloads itself.
    await expect.poll(() => releasesIn(next)).toEqual(['C']);
    await expect.poll(() => keptReleases(next), { timeout: 15_000 }).toEqual(['B', 'C']);
  } finally {
    await releases.stop();
  }
});
