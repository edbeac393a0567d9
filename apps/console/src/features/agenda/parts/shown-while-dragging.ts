import { useState, useSyncExternalStore } from 'react';

/** What is shown while something is dragged, apart from the state of the page: a movement draws that alone anew. */
export interface Shown<Value> {
  get: () => Value | null;
  set: (value: Value | null) => void;
  subscribe: (heard: () => void) => () => void;
}

function make<Value>(): Shown<Value> {
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

export function useShown<Value>(): Shown<Value> {
  const [shown] = useState(() => make<Value>());
  return shown;
}

export const useShownNow = <Value>({ subscribe, get }: Shown<Value>): Value | null =>
  useSyncExternalStore(subscribe, get);
