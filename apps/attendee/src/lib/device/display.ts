import { DISPLAY_STORED_AS } from './wear-display.ts';

/** Steps of the text size: the usual one, 13 % and 28 % larger. */
export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** `auto` follows the system. */
export const appearances = ['light', 'auto', 'dark'] as const;

export interface Display {
  text: TextSize;
  appearance: (typeof appearances)[number];
}

/** How this device shows the app now. */
export function readDisplay(): Display {
  const { text, theme } = document.documentElement.dataset;
  return {
    text: textSizes.find((one) => one === text) ?? 'normal',
    appearance: appearances.find((one) => one === theme) ?? 'light',
  };
}

/** Shows the app so at once, and stores it on this device where the browser allows it. The usual has no attribute. */
export function saveDisplay({ text, appearance }: Display): void {
  const { dataset } = document.documentElement;
  delete dataset['text'];
  delete dataset['theme'];
  const worn = {
    ...(text === 'normal' ? {} : { text }),
    ...(appearance === 'light' ? {} : { theme: appearance }),
  };
  Object.assign(dataset, worn);
  try {
    localStorage.setItem(DISPLAY_STORED_AS, JSON.stringify(worn));
  } catch {
    // Until the page is closed it is shown all the same.
  }
}
