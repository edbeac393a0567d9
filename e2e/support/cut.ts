import type { Locator } from '@playwright/test';

/** Texts and controls inside `area` that extend beyond its right edge, and choices or buttons whose text is cut off. */
export const cutIn = (area: Locator): Promise<string[]> =>
  area.evaluate((box) => {
    const edge = box.getBoundingClientRect().right;
    const parts = [...box.querySelectorAll('button, input, textarea, select, .bilingual, .ant-segmented-item-label')];
    return parts
      .filter((part) => {
        const { width, right } = part.getBoundingClientRect();
        const isShortened =
          part.matches('button, .ant-segmented-item-label') && part.scrollWidth > part.clientWidth + 1;
        return width > 0 && (right > edge + 1 || isShortened);
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent ?? part.className);
  });
