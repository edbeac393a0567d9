import { livePollCalls as calls, type StoredPoll } from '@meetingapp/contract/live/poll.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

/** Poll interval in milliseconds while a poll is open, because its figures change. */
const OPEN_MS = 1500;
const QUIET_MS = 10_000;

/** Polls of a broadcast, refreshed regularly; empty for `broadcastId` 0, which sends no call. */
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

/** True for a poll that has started and whose result viewers have not seen yet. */
export const isRunning = ({ state }: StoredPoll): boolean => state === 'open' || state === 'closed';
