import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { useEffect } from 'react';
import { serverClock } from '../time/server-clock.ts';
import { useCall } from '../calls/use-call.ts';

const FRESH_MS = 300_000;

/** Default time zone of conferences. */
export const usualZone = 'Asia/Shanghai';

/** Name, days and zone of the current conference; undefined while loading or when loading failed. */
export function useConference(cid: string | number | null): ConferenceDetail | undefined {
  const { answer } = useCall(conferenceCalls.detail, cid ? { cid } : null, { fresh: FRESH_MS, quiet: true });
  const now = answer?.conference.now;
  useEffect(() => {
    if (now) serverClock.learn(now);
  }, [now]);
  return answer?.conference;
}
