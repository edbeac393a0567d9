import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { signOnCalls } from '@meetingapp/contract/staff/sign-on.ts';
import type { SecondStep } from '@meetingapp/contract/staff/log-in.ts';
import { useState } from 'react';
import { send } from '../../lib/calls/call.ts';
import type { CallFailure } from '../../lib/calls/call.ts';
import { logIn } from '../../lib/session/log-in.ts';
import { cache } from '../../lib/calls/use-call.ts';

/** Sends calls that need no log-in; the failure is kept until the next attempt. */
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

export type LogIn = ReturnType<typeof useLogIn>;

/** Logs in with the password or a mailed code, and with a second factor when required (`second`). Resolves to true when logged in. */
export function useLogIn() {
  const { attempt, under, failure, forget } = useTry();
  const [second, setSecond] = useState<SecondStep | null>(null);
  async function logInWith(email: string, password: string): Promise<boolean> {
    return afterFirstStep(await attempt(staffCalls.login, { email, password }));
  }
  async function logInByCode(email: string, code: string): Promise<boolean> {
    return afterFirstStep(await attempt(staffCalls.loginByCode, { email, code }));
  }
  /** With the answer of a provider, the query with which the browser came back. */
  async function logInAt(attemptKey: string, query: string): Promise<boolean> {
    return afterFirstStep(await attempt(signOnCalls.finish, { attempt: attemptKey, query }));
  }
  function afterFirstStep(answer: AnswerOf<typeof staffCalls.login> | null): boolean {
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
  return { logInWith, logInByCode, logInAt, attempt, show, startAgain, second, under, failure, forget };
}
