import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'];

/**
 * Path of Debian's package of this name. It lacks the parts that only a window needs: a test uses a third less processor time in it.
 */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** The browser used by the tests. */
export const testChromium = () =>
  process.env.CHROMIUM || (existsSync(headlessShell) ? headlessShell : systemChromium());

/** The browser installed by the system, such as Debian's; undefined when there is none and Playwright's is used. */
export function systemChromium() {
  return process.env.CHROMIUM || places.find((place) => existsSync(place));
}
