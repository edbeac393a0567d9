import type { Locator, Page } from '@playwright/test';

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

/** Headings that are cut off, and hints that are wider than their empty field. */
export const cutHints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const isShown = (part: HTMLElement) => part.offsetParent !== null && part.clientWidth > 1;
    const isCut = (heading: HTMLElement) => isShown(heading) && heading.scrollWidth > heading.clientWidth + 1;
    const isTooNarrow = (field: HTMLInputElement) => {
      if (!pen || !isShown(field) || field.value !== '') return false;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      return (
        pen.measureText(field.placeholder).width >
        field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1
      );
    };
    return [
      ...[...document.querySelectorAll<HTMLElement>('h1, h2, h3, th')].filter(isCut).map((part) => part.textContent),
      ...[...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
        .filter(isTooNarrow)
        .map((field) => field.placeholder),
    ];
  });
