import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { send, type CallFailure } from '../calls/call.ts';

interface StaffAsked<Answer> {
  /** The latest answer; stays when a later request fails. */
  answer: Answer | undefined;
  failure: CallFailure | null;
  again: () => void;
}

export interface StaffAccess {
  token: string;
  /** Called when the log-in is no longer valid. */
  end: () => void;
}

/** Makes a call as staff, again when the body changes and at an interval in milliseconds while the page is visible. */
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
