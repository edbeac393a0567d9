import { staffCalls } from '@meetingapp/contract/staff.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../lib/use-call.ts';

export type Row = AnswerOf<(typeof staffCalls)['conferences']>['conferences'][number];

const SETTLED_MS = 250;

/** The conferences that this person has a role in, found by the server once the typing pauses. */
export function useConferences(words: string) {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return useCall(staffCalls.conferences, { words: settled.trim() });
}
