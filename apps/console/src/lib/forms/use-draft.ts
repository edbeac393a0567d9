import { useState } from 'react';
import { storage } from '../../platform/storage.ts';

/**
 * Unsaved input that survives a reload and a closed tab. `key` names the item, such as `fees/5001/12`; `saved` is the server's value.
 * `changed` is true when there is something to save.
 */
export function useDraft<Value>(key: string, saved: Value) {
  const name = `draft.${key}` as const;
  const [kept, setKept] = useState(() => ({ name, draft: read<Value>(name) }));
  // The same component now edits another item.
  if (kept.name !== name) setKept({ name, draft: read<Value>(name) });
  const { draft } = kept;
  function set(next: Value | null) {
    setKept({ name, draft: next });
    if (next === null || same(next, saved)) storage.remove(name);
    else storage.set(name, JSON.stringify(next));
  }
  const changed = draft !== null && !same(draft, saved);
  return { value: draft ?? saved, changed, set, forget: () => set(null) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function read<Value>(name: `draft.${string}`): Value | null {
  const text = storage.get(name);
  try {
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}
