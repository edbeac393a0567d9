/** Deletes data stored for offline use. The store is loaded on demand, outside the first page. */
export async function purgeOffline(): Promise<void> {
  try {
    const { idbStore } = await import('./idb-store.ts');
    await idbStore.clear();
  } catch {
    // Data left there shows only to its owner.
  }
}
