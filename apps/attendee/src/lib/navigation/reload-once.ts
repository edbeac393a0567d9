const STORED_AS = 'reloadedAt';
/** A page that fails again within this time after a reload is broken, not out of date. */
const ONCE_WITHIN_MS = 60_000;

/** True when the page should be reloaded because one of its chunks is no longer on the server. */
export function mayReload(online: boolean, last: number, now: number): boolean {
  return online && now - last > ONCE_WITHIN_MS;
}

/** Reloads a page whose chunks a new release has removed, for pages that keep what was typed. False: it is not reloaded. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(STORED_AS) ?? 0);
  if (!mayReload(navigator.onLine, last, Date.now())) return false;
  sessionStorage.setItem(STORED_AS, String(Date.now()));
  location.reload();
  return true;
}
