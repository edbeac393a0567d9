import { livePollCalls as calls, type StoredPoll } from '@meetingapp/contract/live-polls.ts';
import { useCid } from '../../../lib/conference.ts';
import { useCall } from '../../../lib/use-call.ts';

/** While one is open its figures move. */
const OPEN_MS = 1500;
const QUIET_MS = 10_000;

/** The polls of a broadcast, as they stand now; none while nothing is asked (0). */
export function usePolls(broadcastId: number): readonly StoredPoll[] {
  const asked = useCall(
    calls.polls,
    { cid: useCid(), broadcastId },
    {
      enabled: broadcastId > 0,
      again: (answer) => (answer?.polls.some(({ state }) => state === 'open') ? OPEN_MS : QUIET_MS),
    },
  );
  return broadcastId > 0 ? (asked.answer?.polls ?? []) : [];
}

/** Begun, and its result not yet seen by viewers. */
export const isRunning = ({ state }: StoredPoll): boolean => state === 'open' || state === 'closed';
