import type { LaunchOptions, PlaywrightTestConfig } from '@playwright/test';
import { testChromium } from '@meetingapp/tools/test/chromium.mjs';

const executablePath = testChromium();

const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  // Root may not use the sandbox; the pages are trusted. The other flags keep the browser from contacting other hosts.
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
};

const phone = { width: 375, height: 812 } as const;
export const smallPhone = { width: 320, height: 568 } as const;

/** Shared by all configurations. Three workers on two cores: a test waits for the network to fall silent for a fifth of its time. */
export const shared: PlaywrightTestConfig = {
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  // Long, because other programs may use the processor; a hanging test is still detected.
  timeout: 90_000,
  expect: { timeout: 15_000 },
};

export const handheld = {
  browserName: 'chromium',
  launchOptions,
  viewport: phone,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Asia/Shanghai',
  // Requests that pass through a service worker bypass the routes of tests that hold or change them; offline.e2e.ts allows it.
  serviceWorkers: 'block',
} as const;
