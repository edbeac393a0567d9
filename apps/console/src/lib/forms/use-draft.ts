import { useRef, useState } from 'react';
import { storage } from '../../platform/storage.ts';
import { same } from './typed-fields.ts';

/**
 * Unsaved input that survives a reload and a closed tab. `key` names the item, such as `fees/5001/12`; `saved` is the server's value.
 * `changed` is true when there is something to save. After saving call `settle` with what was sent: what was typed in the meantime
 * stays.
 */
export function useDraft<Value>(key: string, saved: Value) {
  const name = `draft.${key}` as const;
  const [kept, setKept] = useState(() => ({ name, draft: read<Value>(name) }));
  // The same component now edits another item.
  if (kept.name !== name) setKept({ name, draft: read<Value>(name) });
  const { draft } = kept;
  // The newest input of this window, for code that waited for an answer; other windows have their own.
  const newest = useRef<{ name: string; draft: Value | null } | null>(null);
  function update(change: (now: Value | null) => Value | null) {
    const next = change(newest.current?.name === name ? newest.current.draft : draft);
    newest.current = { name, draft: next };
    setKept((now) => (now.name === name ? { name, draft: next } : now));
    if (next === null || same(next, saved)) storage.remove(name);
    else storage.set(name, JSON.stringify(next));
  }
  const changed = draft !== null && !same(draft, saved);
  return {
    value: draft ?? saved,
    changed,
    update,
    set: (next: Value | null) => update(() => next),
    forget: () => update(() => null),
    settle: (sent: Value) => update((now) => (now === null || same(now, sent) ? null : now)),
  };
}

function read<Value>(name: `draft.${string}`): Value | null {
  const text = storage.get(name);
  try {
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}
