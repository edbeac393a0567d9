import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'];

/** Without the parts that only a window needs: a test takes a third less of the processor in it. Debian's package of this name. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** What the tests run in. */
export const testChromium = () =>
  process.env.CHROMIUM || (existsSync(headlessShell) ? headlessShell : systemChromium());

/** The browser that the system brings, such as Debian's; undefined where there is none and Playwright's own is used. */
export function systemChromium() {
  return process.env.CHROMIUM || places.find((place) => existsSync(place));
}
