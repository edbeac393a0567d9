import { test as base, expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { type DemoConferences, demoConferences } from './demo.ts';
import { type Language, Phone } from './phone.ts';

export { expect };

export interface PhoneOptions {
  language: Language;
}

interface Fixtures {
  phone: Phone;
  /** Fails when axe finds anything on the page as it stands. */
  axe: (page: Page) => Promise<void>;
  /** Fails the test when the page throws or logs an error; part of every test. */
  quietConsole: void;
  /** How the page stood when the test failed; Playwright's own takes a picture at the end of each test and throws it away. */
  lastPicture: void;
}

/** Where the product of this run is; set by global-setup.ts. */
function productUrl(): string {
  const url = process.env['E2E_URL'];
  if (!url) throw new Error('E2E_URL is not set: run through the Playwright configuration');
  return url;
}

interface Shared {
  /** Asked for once by each worker. */
  demo: DemoConferences;
}

export const test = base.extend<Fixtures & PhoneOptions, Shared>({
  language: ['zh', { option: true }],
  phone: async ({ page, request, language }, use) => use(new Phone(page, request, productUrl(), language)),
  demo: [async ({}, use) => use(await demoConferences(productUrl())), { scope: 'worker' }],
  axe: async ({}, use) => use(assertAccessible),
  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(`${error.name}: ${error.message}`));
      page.on('console', (message) => {
        // A refused or failed request is logged by the browser itself; tests of lost networks make them on purpose.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          said.push(message.text());
      });
      await use();
      expect(said, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  lastPicture: [
    async ({ page }, use, info) => {
      await use();
      if (info.status === info.expectedStatus) return;
      const path = info.outputPath('failed.png');
      const taken = await page.screenshot({ path, timeout: 5_000 }).catch(() => null);
      if (taken) await info.attach('screenshot', { path, contentType: 'image/png' });
    },
    { auto: true },
  ],
});

/** Waits until what comes and goes has come or gone, and nothing follows it; what turns for ever is not waited for. */
async function movementOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise(requestAnimationFrame);
      const ending = document
        .getAnimations()
        .filter(
          (one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)) && one.playState === 'running',
        );
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map((one) => one.finished));
    }
  });
}

/** On a busy machine a page may just be taking the place of another. Where there is none at all, axe says so. */
async function headed(page: Page): Promise<void> {
  await page
    .getByRole('heading', { level: 1 })
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
}

async function assertAccessible(page: Page): Promise<void> {
  await headed(page);
  await movementOver(page);
  expect(await axeFindings(page), 'what axe found').toEqual([]);
}
