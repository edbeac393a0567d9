import { useState, useSyncExternalStore } from 'react';

/** State of a running drag, held outside React state so that a movement re-renders only the preview. */
export interface DragPreview<Value> {
  get: () => Value | null;
  set: (value: Value | null) => void;
  subscribe: (heard: () => void) => () => void;
}

function make<Value>(): DragPreview<Value> {
  let now: Value | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(value) {
      now = value;
      for (const heard of listeners) heard();
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

export function useDragPreviewStore<Value>(): DragPreview<Value> {
  const [shown] = useState(() => make<Value>());
  return shown;
}

export const useDragPreview = <Value>({ subscribe, get }: DragPreview<Value>): Value | null =>
  useSyncExternalStore(subscribe, get);
