import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { creditCalls } from '@meetingapp/contract/credits/credit.ts';
import { invalidate } from '../../lib/calls/call-cache.ts';
import { send, type Outcome } from '../../lib/calls/call.ts';
import { useCall, type Asked } from '../../lib/calls/use-call.ts';
import { useAccount } from '../../lib/session/account.ts';

export type Credits = AnswerOf<typeof creditCalls.mine>;

/** The person's evidence and rules, kept for offline use. */
export function useCredits(cid: string): Asked<Credits> {
  const { loggedIn } = useAccount();
  return useCall(creditCalls.mine, loggedIn ? { cid } : null, { fresh: 0, kept: true, quiet: true });
}

/** Asks staff for a review; `key` identifies the attempt, so that a repeated request is one. */
export async function askReview(cid: string, text: string, key: string): Promise<Outcome<unknown>> {
  const outcome = await send(creditCalls.askReview, { cid, text }, { key, quiet: true });
  if (outcome.ok) invalidate(creditCalls.mine);
  return outcome;
}
