import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { type DemoConferences, demoConferences } from './demo.ts';
import { type Language, Phone } from './phone.ts';

export { expect };

export interface PhoneOptions {
  language: Language;
}

interface Fixtures {
  phone: Phone;
  /** Fails when axe finds a violation on the page in its current state. */
  axe: (page: Page) => Promise<void>;
  /** Fails the test when a page of any window throws or cannot be hydrated, or the test's own page logs an error; part of every test. */
  quietConsole: void;
  /** Picture of the page when the test failed; Playwright's own takes a picture at the end of each test and throws it away. */
  lastPicture: void;
}

/** Address of the product of this run; set by global-setup.ts. */
function productUrl(): string {
  const url = process.env['E2E_URL'];
  if (!url) throw new Error('E2E_URL is not set: run through the Playwright configuration');
  return url;
}

interface Shared {
  /** Read once by each worker. */
  demo: DemoConferences;
}

export const test = base.extend<Fixtures & PhoneOptions, Shared>({
  language: ['zh', { option: true }],
  phone: async ({ page, request, language }, use) => use(new Phone(page, request, productUrl(), language)),
  demo: [async ({}, use) => use(await demoConferences(productUrl())), { scope: 'worker' }],
  axe: async ({}, use) => use(assertAccessible),
  quietConsole: [
    async ({ browser, context, page }, use) => {
      const errors: string[] = [];
      watchErrors(context, errors);
      page.on('console', (message) => {
        // The browser itself logs a refused or failed request; tests of lost networks cause them on purpose.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text());
      });
      // Tests open further windows and persons of their own.
      const { newContext } = browser;
      browser.newContext = async (options) => {
        const further = await newContext.call(browser, options);
        watchErrors(further, errors);
        return further;
      };
      await use();
      browser.newContext = newContext;
      const hydration = errors.filter((error) => atHydration.test(error)).length;
      expect(errors, `errors on pages, ${hydration} of them while a painted page was taken over`).toEqual([]);
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

/** React's errors when a page differs from the server's rendering, in production and development builds. */
const atHydration = /Minified React error #(418|419|421|422|423|425)\b|hydrat/i;

/** Records uncaught errors on the pages of a context, popups included. */
function watchErrors(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (thrown) => {
    const address = thrown.page()?.url() ?? '';
    const error = thrown.error();
    // A new window is blank before it has an address, and test scripts run there, too.
    if (address !== 'about:blank') errors.push(`${error.name}: ${error.message} (${address})`);
  });
}

/** Waits until all finite animations have ended and no new one starts; endless ones are ignored. */
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

/** On a busy machine one page may be replacing another. When there is none at all, axe reports it. */
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
