import type { ListedBroadcast } from '@meetingapp/contract/live/listed.ts';
import type { WatchLevel } from '@meetingapp/contract/live/socket.ts';
import { liveWatchCalls } from '@meetingapp/contract/live/watch.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { LiveState } from '../../../shared/live/live-state.ts';

const refusals = new Set(['watch_account', 'watch_registered', 'watch_paid']);

/**
 * The level that a person lacks to watch a broadcast; null while it is unknown or when they may watch. The server is asked only where
 * the answer depends on the person; `bye`: the chat has refused them since.
 */
export function useWatchNeed(
  { id, watch }: Pick<ListedBroadcast, 'id' | 'watch'>,
  bye: LiveState['bye'] = null,
): Exclude<WatchLevel, 'anyone'> | null {
  const { loggedIn } = useAccount();
  const personal = loggedIn && (watch === 'registered' || watch === 'paid');
  const { failure } = useCall(liveWatchCalls.watch, personal ? { lid: id } : null, { quiet: true });
  if (watch === 'anyone') return null;
  const refused = bye === 'may_not_watch' || !loggedIn || refusals.has(failure?.name ?? '');
  return refused ? watch : null;
}
