import { basePath } from '@meetingapp/contract/paths.ts';

/** Lets the app open without a network the next time (A10). Web views of messengers may have no such thing; then nothing changes. */
export async function workOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register(`${basePath}/sw.js`, { scope: `${basePath}/` });
    const { active } = await navigator.serviceWorker.ready;
    // What this page loaded before there was a worker.
    const parts = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ seen: parts.filter((name) => name.startsWith(location.origin)) });
  } catch {
    // Forbidden here: private windows, some shells.
  }
}
