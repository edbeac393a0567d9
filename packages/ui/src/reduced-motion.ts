import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia?.(QUERY);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Whether motion is switched off; false where the server paints. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );
}
