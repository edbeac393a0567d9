import { useSyncExternalStore } from 'react';

/** Windows in which the open navigation leaves less room than the tables of the pages need. */
const NARROW = '(max-width: 1100px)';

function listen(changed: () => void): () => void {
  const window = matchMedia(NARROW);
  window.addEventListener('change', changed);
  return () => window.removeEventListener('change', changed);
}

/** True while the window is narrow. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, () => matchMedia(NARROW).matches);
