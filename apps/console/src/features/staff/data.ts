import { staffCalls } from '@meetingapp/contract/staff.ts';
import { useState } from 'react';
import { send } from '../../lib/call.ts';
import type { CallFailure } from '../../lib/call.ts';
import { logIn } from '../../lib/log-in.ts';
import { cache } from '../../lib/use-call.ts';

/** Logs in; the failure stays until the next try. */
export function useLogIn(): {
  logInWith: (email: string, password: string) => Promise<boolean>;
  under: boolean;
  failure: CallFailure | null;
} {
  const [under, setUnder] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  async function logInWith(email: string, password: string): Promise<boolean> {
    setUnder(true);
    setFailure(null);
    const outcome = await send(staffCalls.login, { email, password });
    setUnder(false);
    if (!outcome.ok) {
      setFailure(outcome.failure);
      return false;
    }
    cache.clear();
    logIn.begin(outcome.answer.token.tToken);
    return true;
  }
  return { logInWith, under, failure };
}
