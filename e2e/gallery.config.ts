import { defineConfig } from '@playwright/test';
import { handheld, shared, smallPhone } from './support/browser.ts';
import type { PhoneOptions } from './support/fixtures.ts';

/**
 * `npm run gallery`: takes a picture of every screen of screens.ts in both sizes and languages, and writes a page with all of them.
 */
export default defineConfig<PhoneOptions>({
  ...shared,
  testMatch: '**/*.gallery.ts',
  globalTeardown: './support/gallery-page.ts',
  reporter: 'line',
  use: { ...handheld, reducedMotion: 'reduce' },
  projects: [
    { name: 'phone-zh', use: { language: 'zh', locale: 'zh-CN' } },
    { name: 'phone-en', use: { language: 'en', locale: 'en-GB' } },
    { name: 'small-zh', use: { language: 'zh', locale: 'zh-CN', viewport: smallPhone } },
    { name: 'small-en', use: { language: 'en', locale: 'en-GB', viewport: smallPhone } },
  ],
});
