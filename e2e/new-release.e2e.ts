import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ownProgramme } from './own-programme.ts';
import { Phone } from './phone.ts';
import { serveReleases } from './releases.ts';

/** Of which releases the files are that this page has loaded; the first one has no name. */
const releasesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/.*-[\w-]{8}(B|C|)\.(?:js|css)$/.exec(name)?.[1] ?? []);
    return [...new Set(names)];
  });

/** The releases that lie whole on the phone, the oldest first; null: one is still being fetched. */
const keptReleases = (page: Page): Promise<string[] | null> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active?.state !== 'activated' || registration.installing || registration.waiting) return null;
    const names = (await caches.keys()).filter((name) => name.startsWith('release-'));
    return names.map((name) => /[BC]?$/.exec(name)?.[0] ?? '');
  });

test.use({ serviceWorkers: 'allow' });

test('[A10] a new release leaves an open page alone, is what the next visit is made of, and lets go of what is old', async ({
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

    // The server has another release: what was open goes on with its own parts, also with one it had not loaded yet.
    releases.turnTo('B');
    const opened = await page.evaluate(() => performance.timeOrigin);
    await agenda.click();
    await expect(session).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
    expect(await releasesIn(page)).toEqual(['']);

    // A visit in another tab is all of the new release, and brings it for later, while the first page still stands.
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

    // Without a network it is the new one, too, whole.
    await next.bringToFront();
    await context.setOffline(true);
    await next.reload();
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await releasesIn(next)).toEqual(['B']);
    await context.setOffline(false);

    // With the release after it the first one goes.
    releases.turnTo('C');
    await phone.onPage(next).open('conf', { id: cid });
    // What it showed at once was of the release before: it asks for itself again.
    await expect.poll(() => releasesIn(next)).toEqual(['C']);
    await expect.poll(() => keptReleases(next), { timeout: 15_000 }).toEqual(['B', 'C']);
  } finally {
    await releases.stop();
  }
});
