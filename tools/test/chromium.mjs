import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'];

/** The browser that the system brings, such as Debian's; undefined where there is none and Playwright's own is used. */
export function systemChromium() {
  return process.env.CHROMIUM || places.find((place) => existsSync(place));
}
