import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only the phone knows, read once per component. On the server and until hydration it is `before`; the true value follows
 * before the next frame.
 */
export function useOnPhone<T>(read: () => T, before: T): T {
  const [once] = useState(() => remembered(read));
  return useSyncExternalStore(never, once, () => before);
}

function remembered<T>(read: () => T): () => T {
  let value: { is: T } | null = null;
  return () => (value ??= { is: read() }).is;
}
