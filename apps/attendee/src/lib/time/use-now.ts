import { useEffect, useState } from 'react';
import { serverClock } from './server-clock.ts';

/** Server time in milliseconds since 1970, updated every `every` milliseconds. */
export function useNow(every: number): number {
  const [now, setNow] = useState(serverClock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
