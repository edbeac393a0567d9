import { useState } from 'react';

const MOST_STEPS = 100;

/** Undo and redo for a value that is stored elsewhere. */
export function useHistory<Value>(value: Value, onChange: (value: Value) => void) {
  const [past, setPast] = useState<readonly Value[]>([]);
  const [future, setFuture] = useState<readonly Value[]>([]);
  return {
    change(next: Value): void {
      setPast([...past.slice(1 - MOST_STEPS), value]);
      setFuture([]);
      onChange(next);
    },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo(): void {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      setFuture([value, ...future]);
      onChange(before);
    },
    redo(): void {
      const [next] = future;
      if (next === undefined) return;
      setFuture(future.slice(1));
      setPast([...past, value]);
      onChange(next);
    },
  };
}
