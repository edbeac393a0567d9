import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { useAccount } from '../../lib/session/account.ts';

const EVERY_MS = 30_000;

/**
 * The number of messages that the person has not seen, current while the page is visible: requested every 30 s and whenever the page
 * becomes visible. Null for a visitor, and until it is known.
 */
export function useUnseen(): number | null {
  const { loggedIn } = useAccount();
  const { answer } = useCall(inboxCalls.unseen, loggedIn ? {} : null, { fresh: 0, every: EVERY_MS, quiet: true });
  return answer?.unseen ?? null;
}
