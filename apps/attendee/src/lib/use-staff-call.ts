import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { send, type CallFailure } from './call.ts';

interface StaffAsked<Answer> {
  /** The newest answer; stays when a later try fails. */
  answer: Answer | undefined;
  failure: CallFailure | null;
  again: () => void;
}

export interface StaffAccess {
  token: string;
  /** The log-in holds no longer. */
  end: () => void;
}

/** Asks as staff, again whenever the body is another one and every so many milliseconds while the page is seen. */
export function useStaffCall<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { token, end }: StaffAccess,
  every?: number,
): StaffAsked<AnswerOf<C>> {
  const [answer, setAnswer] = useState<AnswerOf<C>>();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(body);
  const ask = useEffectEvent(() => send(call, body, { token, quiet: true }));
  const ended = useEffectEvent(end);
  useEffect(() => {
    let wanted = true;
    void ask().then((outcome) => {
      if (!wanted) return;
      if (!outcome.ok && outcome.failure.name === 'session_invalid') ended();
      setFailure(outcome.ok ? null : outcome.failure);
      if (outcome.ok) setAnswer(outcome.answer);
    });
    return () => {
      wanted = false;
    };
  }, [asked, token, round]);
  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && setRound((at) => at + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return { answer, failure, again: () => setRound((at) => at + 1) };
}
