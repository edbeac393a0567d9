/** Steps of the text size: the usual one, 13 % and 28 % larger. */
export const textSizes = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

/** `auto` follows the system. */
export const appearances = ['light', 'auto', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

export interface Display {
  text: TextSize;
  appearance: Appearance;
}

const STORED_AS = 'meetingapp.display';
const usual: Display = { text: 'normal', appearance: 'light' };

function stored(): Partial<Record<keyof Display, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** How this device shows the app; what is not stored, or unknown, is as usual. */
export function readDisplay(): Display {
  const { text, appearance } = stored();
  return {
    text: textSizes.find((one) => one === text) ?? usual.text,
    appearance: appearances.find((one) => one === appearance) ?? usual.appearance,
  };
}

/** Shows the app as this device stores it: the attributes are those that `tokens.css` reads. */
export function wearDisplay({ text, appearance }: Display = readDisplay()): void {
  const { dataset } = document.documentElement;
  if (text === 'normal') delete dataset['text'];
  else dataset['text'] = text;
  if (appearance === 'light') delete dataset['theme'];
  else dataset['theme'] = appearance;
}

/** Stores a choice on this device, where the browser allows it, and shows it at once. */
export function saveDisplay(display: Display): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(display));
  } catch {
    // Until the page is closed it is shown all the same.
  }
  wearDisplay(display);
}
