import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { staffCalls } from '@meetingapp/contract/staff.ts';
import type { SecondStep } from '@meetingapp/contract/staff.ts';
import { useState } from 'react';
import { send } from '../../lib/call.ts';
import type { CallFailure } from '../../lib/call.ts';
import { logIn } from '../../lib/log-in.ts';
import { cache } from '../../lib/use-call.ts';

/** Makes calls before there is a log-in; the failure stays until the next try. */
export function useTry() {
  const [under, setUnder] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  async function attempt<C extends Call>(call: C, body: BodyOf<C>): Promise<AnswerOf<C> | null> {
    setUnder(true);
    setFailure(null);
    const outcome = await send(call, body);
    setUnder(false);
    if (outcome.ok) return outcome.answer;
    setFailure(outcome.failure);
    return null;
  }
  return { attempt, under, failure, forget: () => setFailure(null) };
}

function begin(token: string): true {
  cache.clear();
  logIn.begin(token);
  return true;
}

/** Logs in: with the password, and by a second step where there is one (`second`). True: logged in. */
export function useLogIn() {
  const { attempt, under, failure, forget } = useTry();
  const [second, setSecond] = useState<SecondStep | null>(null);
  async function logInWith(email: string, password: string): Promise<boolean> {
    const answer = await attempt(staffCalls.login, { email, password });
    if (!answer) return false;
    if ('token' in answer) return begin(answer.token.tToken);
    setSecond(answer.second);
    return false;
  }
  async function show(proof: { code?: string; passkey?: Record<string, unknown> }): Promise<boolean> {
    const answer = await attempt(staffCalls.second, { challenge: second?.challenge ?? '', ...proof });
    return answer ? begin(answer.token.tToken) : false;
  }
  function startAgain(): void {
    forget();
    setSecond(null);
  }
  return { logInWith, show, startAgain, second, under, failure, forget };
}
