import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Drawn once what stands around it is on the screen; one within another comes later still, and between them a hand is answered. A
 * deferred value would not do: within a part that is deferred itself it waits for nothing.
 */
export function Later({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setNow(true)));
    return () => clearTimeout(timer);
  }, []);
  return now && children;
}
