import { defineConfig } from '@playwright/test';
import { handheld, shared, smallPhone } from './support/browser.ts';
import type { PhoneOptions } from './support/fixtures.ts';

const phone = '**/gallery.gallery.ts';
const console = '**/console.gallery.ts';

/**
 * `npm run gallery`: takes a picture of every screen of screens.ts in both sizes and languages, and of every screen of console-screens.ts
 * on a laptop in both languages, and writes a page with all of them.
 */
export default defineConfig<PhoneOptions>({
  ...shared,
  globalTeardown: './support/gallery-page.ts',
  reporter: 'line',
  use: { ...handheld, reducedMotion: 'reduce' },
  projects: [
    { name: 'phone-zh', testMatch: phone, use: { language: 'zh', locale: 'zh-CN' } },
    { name: 'phone-en', testMatch: phone, use: { language: 'en', locale: 'en-GB' } },
    { name: 'small-zh', testMatch: phone, use: { language: 'zh', locale: 'zh-CN', viewport: smallPhone } },
    { name: 'small-en', testMatch: phone, use: { language: 'en', locale: 'en-GB', viewport: smallPhone } },
    { name: 'console-zh', testMatch: console, use: { language: 'zh', locale: 'zh-CN' } },
    { name: 'console-en', testMatch: console, use: { language: 'en', locale: 'en-GB' } },
  ],
});
