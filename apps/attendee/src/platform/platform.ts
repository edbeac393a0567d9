import { browserPlatform } from './browser.ts';
import type { Platform } from './device.ts';

let current: Platform = browserPlatform;

/** The platform one is on. */
export const platform = (): Platform => current;

/** Says once, at start, which platform it is. */
export function installPlatform(found: Platform): void {
  current = found;
}
