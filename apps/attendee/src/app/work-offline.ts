import { basePath } from '@meetingapp/contract/paths.ts';

/** Lets the app open without a network the next time (A10). Web views of messengers may have no such thing; then nothing changes. */
export async function workOffline(): Promise<void> {
  try {
    const passed = navigator.serviceWorker.controller !== null;
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
