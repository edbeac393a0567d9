import type { Page } from '@playwright/test';
import { messageConsoleScreens } from '../messages/console-screens.ts';
import type { Language } from './phone.ts';

/** A screen of the console photographed by `npm run gallery` and checked by the accessibility test. */
export interface ConsoleScreen {
  readonly name: string;
  /** Below the demo congress's address. */
  readonly path: string;
  /** Steps before the picture, once the address is open. */
  readonly then?: (page: Page, language: Language) => Promise<void>;
}

export const consoleScreens: readonly ConsoleScreen[] = [...messageConsoleScreens];
