import { browserPlatform } from './browser.ts';
import type { Platform } from './device.ts';

let current: Platform = browserPlatform;

/** The current platform. */
export const platform = (): Platform => current;

/** Sets the platform once at start. */
export function installPlatform(found: Platform): void {
  current = found;
}
