const STORED_AS = 'reloadedAt';
/** A page that fails again within this time after a reload is broken, not out of date. */
const ONCE_WITHIN_MS = 60_000;

/** True when the page should be reloaded because one of its chunks is no longer on the server. */
export function mayReload(online: boolean, last: number, now: number): boolean {
  return online && now - last > ONCE_WITHIN_MS;
}

/** After a new release the old chunks are gone: a page that needs one reloads itself once. */
export function reloadForNewRelease(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(STORED_AS) ?? 0);
    if (!mayReload(navigator.onLine, last, Date.now())) return;
    sessionStorage.setItem(STORED_AS, String(Date.now()));
    location.reload();
  });
}
