import { defineConfig } from '@playwright/test';
import { handheld, shared, smallPhone } from './support/browser.ts';
import type { PhoneOptions } from './support/fixtures.ts';

/**
 * Every test runs on a phone in Chinese. Those tagged `@en` run in English as well, those tagged `@small` on a small phone as well:
 * tag a test when its texts or its layout matter. A trace of every test takes a fifth of the time, so only the second try of a test is
 * traced: `--trace on` with the name of a failed one shows what it did.
 */
export default defineConfig<PhoneOptions>({
  ...shared,
  testMatch: '**/*.e2e.ts',
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  use: { ...handheld, trace: 'on-first-retry', screenshot: 'off' },
  projects: [
    { name: 'phone', use: { language: 'zh', locale: 'zh-CN' } },
    { name: 'small', grep: /@small\b/, use: { language: 'zh', locale: 'zh-CN', viewport: smallPhone } },
    { name: 'en', grep: /@en\b/, use: { language: 'en', locale: 'en-GB' } },
  ],
});
