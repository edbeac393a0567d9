import { conferenceCalls } from '@meetingapp/contract/conference.ts';
import type { ConferenceDetail } from '@meetingapp/contract/conference.ts';
import { useEffect } from 'react';
import { serverClock } from './server-clock.ts';
import { useCall } from './use-call.ts';

const FRESH_MS = 300_000;

/** Where conferences are held unless they say otherwise. */
export const usualZone = 'Asia/Shanghai';

/** The conference one is in: its name, days and zone; undefined until it is known, or when it cannot be had. */
export function useConference(cid: string | number | null): ConferenceDetail | undefined {
  const { answer } = useCall(conferenceCalls.detail, cid ? { cid } : null, { fresh: FRESH_MS, quiet: true });
  const now = answer?.conference.now;
  useEffect(() => {
    if (now) serverClock.learn(now);
  }, [now]);
  return answer?.conference;
}
