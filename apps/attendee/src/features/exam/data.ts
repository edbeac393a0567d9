import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { examCalls } from '@meetingapp/contract/exam/attempt.ts';
import { useCall, type Asked } from '../../lib/calls/use-call.ts';
import { useSearch } from '../../lib/navigation/page.ts';
import { useAccount } from '../../lib/session/account.ts';

export type Result = AnswerOf<typeof examCalls.result>;

/** The result of the attempt in the address, or of the newest one; asked again while it is being marked. */
export function useResult(cid: string, every?: number): Asked<Result> {
  const { loggedIn } = useAccount();
  const attempt = useSearch()['attempt'] ?? null;
  return useCall(examCalls.result, loggedIn ? { cid, attemptId: attempt } : null, { fresh: 0, every });
}
