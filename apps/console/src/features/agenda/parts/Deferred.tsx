import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Renders its children after the surroundings are painted; nested instances render later still, and input is handled in between.
 * `useDeferredValue` would not do: inside a deferred part it does not wait.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setNow(true)));
    return () => clearTimeout(timer);
  }, []);
  return now && children;
}
