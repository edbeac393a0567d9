import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../lib/calls/use-call.ts';

export type Row = AnswerOf<(typeof staffCalls)['conferences']>['conferences'][number];

const SETTLED_MS = 250;

/** Conferences in which this user has a role, searched by the server once typing pauses. */
export function useConferences(words: string) {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return useCall(staffCalls.conferences, { words: settled.trim() });
}
