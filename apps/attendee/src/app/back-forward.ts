/** Pages that would show what is long over when the browser brings them back as they were (T16). */
const stale = /livedetails|qlist/i;

/** Whether a page that comes back from the back-forward cache has to be made anew. */
export function needsReload(persisted: boolean, address: string): boolean {
  return persisted && stale.test(address);
}

export function reloadOnReturn(): void {
  addEventListener('pageshow', (event) => {
    if (needsReload(event.persisted, location.href)) location.reload();
  });
}
