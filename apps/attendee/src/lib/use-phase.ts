import { phaseOf } from '@meetingapp/domain/conference/phase.ts';
import type { Days, Phase } from '@meetingapp/domain/conference/phase.ts';
import { useEffect, useState } from 'react';
import { serverClock } from './server-clock.ts';

const SECOND_MS = 1000;

/** Where the conference stands by the server's clock, anew every second. */
export function usePhase(days: Days): Phase {
  const [now, setNow] = useState(serverClock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return phaseOf(days, now);
}
