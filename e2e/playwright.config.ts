import { defineConfig } from '@playwright/test';
import { handheld, shared, smallPhone } from './browser.ts';
import type { PhoneOptions } from './fixtures.ts';

/**
 * Every test runs on a phone in Chinese. Those tagged `@en` run in English as well, those tagged `@small` on a small phone as
 * well: tag a test when its words or its room matter. A trace of every test takes a fifth of the time, so nothing is traced but the
 * second try of a test: `--trace on` with the name of one that failed shows what it did.
 */
export default defineConfig<PhoneOptions>({
  ...shared,
  testMatch: '*.e2e.ts',
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  use: { ...handheld, trace: 'on-first-retry', screenshot: 'off' },
  projects: [
    { name: 'phone', use: { language: 'zh', locale: 'zh-CN' } },
    { name: 'small', grep: /@small\b/, use: { language: 'zh', locale: 'zh-CN', viewport: smallPhone } },
    { name: 'en', grep: /@en\b/, use: { language: 'en', locale: 'en-GB' } },
  ],
});
