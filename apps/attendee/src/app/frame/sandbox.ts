import { useSyncExternalStore } from 'react';

let shown = false;
const listeners = new Set<() => void>();

/** Says whether the conference of the page is a sandbox. */
export function showSandbox(sandbox: boolean): void {
  if (sandbox === shown) return;
  shown = sandbox;
  for (const listener of listeners) listener();
}

/** True on pages of a conference that is a sandbox. */
export function useSandbox(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => false,
  );
}
