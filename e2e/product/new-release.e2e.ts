import { newRelease } from '@meetingapp/locales/zh/new-release.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ownProgramme } from '../support/own-programme.ts';
import { Phone } from '../support/phone.ts';
import { serveReleases } from '../support/releases.ts';
import { newAccount, SignUp } from '../support/sign-up.ts';

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

test.describe('a form that was begun before a new release', () => {
  test.use({ serviceWorkers: 'block' });

  test('[A10] [S113] offers to reload when it needs a part, and keeps what was typed', async ({
    phone,
    page,
    demo,
  }) => {
    const walk = new SignUp(phone);
    await phone.logIn({ to: (await newAccount(phone)).to, password: 'Heart-2026' });
    await walk.openBranches(demo.congress);
    await walk.chooseBranch();
    // The question is on the phone before the release, like everything that loads after the page.
    const isReady = () => performance.getEntriesByType('resource').some(({ name }) => /\/Dialogs-/.test(name));
    await expect.poll(() => page.evaluate(isReady)).toBe(true);
    // The pickers are fetched at the first touch: they are gone once something was typed.
    let remove = (): void => undefined;
    const removed = new Promise<void>((resolve) => (remove = resolve));
    await page.route('**/assets/*picker-sheets*', async (route) => {
      await removed;
      await route.fulfill({ status: 404 });
    });
    await walk.field('name').fill('方致远');
    remove();
    await walk.picker('identity').click();
    const question = page.getByRole('dialog', { name: newRelease.title }).or(page.getByRole('alertdialog'));
    await expect(question).toContainText(newRelease.kept);
    await page.unrouteAll();
    await question.getByRole('button', { name: newRelease.act }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(walk.field('name')).toHaveValue('方致远');
    await walk.picker('identity').click();
    const done = page.getByRole('dialog').getByRole('button', { name: walk.words.registration.form.done, exact: true });
    await expect(done).toBeVisible();
  });
});
