import type { Page } from '@playwright/test';

/** Waits until a page is stable: network idle, fonts and pictures loaded, and, unless it is `busy`, no skeleton left. */
export async function settled(page: Page, { busy = false }: { busy?: boolean | undefined } = {}): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that is not shown, such as a logo without space, is never loaded when it is lazy.
    const visible = [...document.images].filter(
      (image) =>
        image.getClientRects().length > 0 &&
        (image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight),
    );
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  });
  if (busy) return;
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: 10_000 })
    .catch(() => undefined);
}
