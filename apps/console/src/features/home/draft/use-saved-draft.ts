import { homeConsoleCalls, type HomeContent, type HomeTheme } from '@meetingapp/contract/home/console.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
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

interface SavedDraft {
  saving: boolean;
  fault: string;
  /** Waits for a save that is under way, and returns the version of the draft after it; null: none was under way, or it failed. */
  underway: () => Promise<number | null>;
}

/** Saves the draft on the server, a moment after typing. */
export function useSavedDraft({ cid, seen, typed, settle }: Kept): SavedDraft {
  const [saving, setSaving] = useState(false);
  const sent = useRef<Promise<number | null>>(Promise.resolve(null));
  const [fault, setFault] = useState('');
  const text = typed === null ? '' : JSON.stringify(typed);
  const save = useEffectEvent(async (): Promise<number | null> => {
    if (typed === null || saving) return null;
    setSaving(true);
    const outcome = await send(homeConsoleCalls.keep, { cid, seen, ...typed });
    // The newest state comes first, so that what was typed does not flicker back.
    if (outcome.ok || outcome.failure.name === 'changed_meanwhile') await refresh(homeConsoleCalls.read);
    if (outcome.ok) settle();
    setFault(outcome.ok ? '' : failureText(outcome.failure));
    setSaving(false);
    return outcome.ok ? outcome.answer.version : null;
  });
  useEffect(() => {
    if (text === '' || saving) return;
    const timer = setTimeout(() => {
      sent.current = save();
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [text, saving]);
  return { saving, fault, underway: () => (saving ? sent.current : Promise.resolve(null)) };
}
