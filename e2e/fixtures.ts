import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
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
});

/** Waits until what comes and goes has come or gone; what turns for ever is not waited for. */
async function movementOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)) && one.playState === 'running');
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

async function assertAccessible(page: Page): Promise<void> {
  await movementOver(page);
  const { violations } = await new AxeBuilder({ page })
    // Only what is wrong is asked for; and without frames of others there is no need of a page of its own to gather it.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  );
  expect(found, 'what axe found').toEqual([]);
}
