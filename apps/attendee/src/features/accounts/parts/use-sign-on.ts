import { memberSignOnCalls } from '@meetingapp/contract/accounts/sign-on.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { afterLayers } from '../../../lib/navigation/layers.ts';
import { signOnAttempt } from './sign-on-attempt.ts';

/** Leads to the page of a society's provider in this window, so that it works inside the messenger too. `under`: the way begun. */
export function useSignOn(): { start: (wayId: number, back: string) => Promise<void>; under: number | null } {
  const { send } = useSend(memberSignOnCalls.beginMember);
  const [under, setUnder] = useState<number | null>(null);

  async function start(wayId: number, back: string): Promise<void> {
    setUnder(wayId);
    const begun = await send({ wayId, back });
    if (!begun.ok) {
      setUnder(null);
      showTopTip(begun.failure.msg);
      return;
    }
    signOnAttempt.keep(begun.answer.attempt);
    const { address } = begun.answer;
    afterLayers(() => location.assign(address));
  }

  return { start, under };
}
