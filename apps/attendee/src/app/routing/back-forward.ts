/** Pages that would be out of date when the browser restores them from the back-forward cache (T16). */
const stale = /livedetails|qlist/i;

/** True when a page restored from the back-forward cache must be reloaded. */
export function needsReload(persisted: boolean, address: string): boolean {
  return persisted && stale.test(address);
}

export function reloadOnReturn(): void {
  addEventListener('pageshow', (event) => {
    if (needsReload(event.persisted, location.href)) location.reload();
  });
}
