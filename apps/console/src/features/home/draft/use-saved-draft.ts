import { homeConsoleCalls, type HomeContent, type HomeTheme } from '@meetingapp/contract/home/console.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import { refresh } from '../../../lib/calls/use-call.ts';

/** Milliseconds after the last change before it is saved. */
const QUIET_MS = 1_500;

interface Kept {
  cid: number;
  /** Version of the draft that was read; 0: none. */
  seen: number;
  /** What is typed; null: nothing to save, or it may not be saved now. */
  typed: { content: HomeContent; theme: HomeTheme } | null;
  /** Called after the server has it. */
  settle: () => void;
}

/** Saves the draft on the server by itself, a moment after typing. */
export function useSavedDraft({ cid, seen, typed, settle }: Kept): { saving: boolean; fault: string } {
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState('');
  const text = typed === null ? '' : JSON.stringify(typed);
  const save = useEffectEvent(async () => {
    if (typed === null || saving) return;
    setSaving(true);
    const outcome = await send(homeConsoleCalls.keep, { cid, seen, ...typed });
    // The newest state comes first, so that what was typed does not flicker back.
    if (outcome.ok || outcome.failure.name === 'changed_meanwhile') await refresh(homeConsoleCalls.read);
    if (outcome.ok) settle();
    setFault(outcome.ok ? '' : (outcome.failure.faults[0]?.text ?? outcome.failure.msg));
    setSaving(false);
  });
  useEffect(() => {
    if (text === '' || saving) return;
    const timer = setTimeout(() => void save(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text, saving]);
  return { saving, fault };
}
