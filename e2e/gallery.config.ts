import { defineConfig } from '@playwright/test';
import { handheld, shared, smallPhone } from './browser.ts';
import type { PhoneOptions } from './fixtures.ts';

/** `npm run gallery`: a picture of every screen of screens.ts in both sizes and languages, and a page that shows them all. */
export default defineConfig<PhoneOptions>({
  ...shared,
  testMatch: '*.gallery.ts',
  globalTeardown: './gallery-page.ts',
  reporter: 'line',
  use: { ...handheld, reducedMotion: 'reduce' },
  projects: [
    { name: 'phone-zh', use: { language: 'zh', locale: 'zh-CN' } },
    { name: 'phone-en', use: { language: 'en', locale: 'en-GB' } },
    { name: 'small-zh', use: { language: 'zh', locale: 'zh-CN', viewport: smallPhone } },
    { name: 'small-en', use: { language: 'en', locale: 'en-GB', viewport: smallPhone } },
  ],
});
