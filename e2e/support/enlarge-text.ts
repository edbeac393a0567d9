import type { Page } from '@playwright/test';

/** Applies a browser's setting for larger text: twice the usual 16 px, and 13 for monospace. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
