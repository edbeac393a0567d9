import { useSyncExternalStore } from 'react';

/** What one wants to see of a programme. Day null: the one to open with. Hall 0: all of them. */
export interface Chosen {
  day: string | null;
  hall: number;
  mine: boolean;
}

const everything: Chosen = { day: null, hall: 0, mine: false };
const choices = new Map<string, Chosen>();
const readers = new Set<() => void>();

/** Changes some of it, in every layout at once. */
export function choose(cid: string, change: Partial<Chosen>): void {
  choices.set(cid, { ...(choices.get(cid) ?? everything), ...change });
  for (const reader of readers) reader();
}

/** Day, hall and "mine" of a conference: the same in every layout, as long as the app is open. */
export function useChosen(cid: string): Chosen {
  return useSyncExternalStore(
    (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    () => choices.get(cid) ?? everything,
    () => everything,
  );
}
