const STORED_AS = 'reloadedAt';
/** A page that fails again so soon after a reload is not out of date but broken. */
const ONCE_WITHIN_MS = 60_000;

/** Whether to load the page again, because a part of it that was named at start is no longer on the server. */
export function mayReload(online: boolean, last: number, now: number): boolean {
  return online && now - last > ONCE_WITHIN_MS;
}

/** After a new release the parts of the old one are gone: a page that needs one loads itself anew, once. */
export function reloadForNewRelease(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(STORED_AS) ?? 0);
    if (!mayReload(navigator.onLine, last, Date.now())) return;
    sessionStorage.setItem(STORED_AS, String(Date.now()));
    location.reload();
  });
}
