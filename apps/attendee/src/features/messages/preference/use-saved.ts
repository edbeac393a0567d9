import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useRef, useState } from 'react';
import type { Outcome } from '../../../lib/calls/call.ts';

/**
 * A setting that is saved at each change. The change shows at once; when it cannot be saved, the stored value returns and `failed` words
 * the reason. Of the changes made while one is being saved, the newest is sent next.
 */
export function useSaved<T>(
  stored: T,
  save: (value: T) => Promise<Outcome<unknown>>,
  failed: (reason: string) => string,
): [T, (value: T) => void] {
  const [chosen, setChosen] = useState<{ value: T } | null>(null);
  /** `saved`: the last value that the server took; null: `stored`. */
  const state = useRef<{ saved: { value: T } | null; next: { value: T } | null; saving: boolean }>({
    saved: null,
    next: null,
    saving: false,
  });

  async function saveAll(): Promise<void> {
    const { current } = state;
    if (current.saving) return;
    current.saving = true;
    while (current.next) {
      const sent = current.next;
      current.next = null;
      const outcome = await save(sent.value);
      if (outcome.ok) current.saved = sent;
      else if (current.next === null) {
        setChosen(current.saved);
        showTopTip(failed(outcome.failure.msg));
      }
    }
    current.saving = false;
  }
  function change(value: T): void {
    setChosen({ value });
    state.current.next = { value };
    void saveAll();
  }
  return [chosen ? chosen.value : stored, change];
}
