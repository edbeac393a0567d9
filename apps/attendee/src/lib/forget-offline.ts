/** Forgets what was kept for want of a network. The store is loaded for it: no first page carries it. */
export async function forgetOffline(): Promise<void> {
  try {
    const { offlineStore } = await import('./offline-store.ts');
    await offlineStore.clear();
  } catch {
    // What lies there shows only to whom it belongs.
  }
}
