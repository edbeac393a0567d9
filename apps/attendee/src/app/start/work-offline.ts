import { basePath } from '@meetingapp/contract/paths.ts';

const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Storing the program for offline use waits until there was no touch for QUIET_MS milliseconds, at most AT_MOST_MS, because it would
 * slow down touches.
 */
const QUIET_MS = 1000;
const AT_MOST_MS = 12_000;

/**
 * Registers the service worker, so that the app opens offline next time (A10). Web views of messengers may not support it; nothing
 * changes then.
 */
export async function workOffline(): Promise<void> {
  try {
    const passed = navigator.serviceWorker.controller !== null;
    await quietMoment(QUIET_MS, AT_MOST_MS);
    await navigator.serviceWorker.register(`${basePath}/sw.js`, { scope: `${basePath}/` });
    const { active } = await navigator.serviceWorker.ready;
    // A page that came through a worker has nothing to report, and a busy one hands over to a new release later; except when the
    // caches of this device were cleared.
    if (passed && (await caches.keys()).some((name) => name.startsWith('release-'))) return;
    // Files loaded before the worker existed, and the page itself.
    const parts = performance.getEntriesByType('resource').map(({ name }) => name);
    const painted = document.querySelector('[data-painted]') !== null;
    active?.postMessage({
      seen: parts.filter((name) => name.startsWith(location.origin)),
      page: painted ? performance.getEntriesByType('navigation')[0]?.name : undefined,
    });
  } catch {
    // Not allowed in private windows and some shells.
  }
}

/** Resolves once nobody has tapped, typed or scrolled for `quiet` milliseconds, and after `atMost` milliseconds in any case. */
export function quietMoment(quiet: number, atMost: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = { capture: true, passive: true };
    const end = (): void => {
      clearTimeout(timer);
      clearTimeout(latest);
      for (const touch of touches) removeEventListener(touch, again, listening);
      resolve();
    };
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    };
    let timer = setTimeout(end, quiet);
    const latest = setTimeout(end, atMost);
    for (const touch of touches) addEventListener(touch, again, listening);
  });
}
