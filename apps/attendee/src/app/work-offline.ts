import { basePath } from '@meetingapp/contract/paths.ts';
import { quietMoment } from './quiet-moment.ts';

/** Keeping the program is work for a phone, and touches come first: it waits for so long without any (ms), and not longer than so long. */
const QUIET_MS = 1000;
const AT_MOST_MS = 12_000;

/** Lets the app open without a network the next time (A10). Web views of messengers may have no such thing; then nothing changes. */
export async function workOffline(): Promise<void> {
  try {
    const passed = navigator.serviceWorker.controller !== null;
    await quietMoment(QUIET_MS, AT_MOST_MS);
    await navigator.serviceWorker.register(`${basePath}/sw.js`, { scope: `${basePath}/` });
    const { active } = await navigator.serviceWorker.ready;
    // A page that came through a worker has nothing to tell it, and one that is busy hands over to a new release later; unless
    // somebody cleared this device.
    if (passed && (await caches.keys()).some((name) => name.startsWith('release-'))) return;
    // What this page loaded before there was a worker, and itself.
    const parts = performance.getEntriesByType('resource').map(({ name }) => name);
    const painted = document.querySelector('[data-painted]') !== null;
    active?.postMessage({
      seen: parts.filter((name) => name.startsWith(location.origin)),
      page: painted ? performance.getEntriesByType('navigation')[0]?.name : undefined,
    });
  } catch {
    // Forbidden here: private windows, some shells.
  }
}
