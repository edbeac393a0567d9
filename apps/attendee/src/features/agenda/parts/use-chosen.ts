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

/** Day, hall and "mine" of a conference: the same in every layout, as long as the app is open. */
export function useChosen(cid: string): [Chosen, (change: Partial<Chosen>) => void] {
  const chosen = useSyncExternalStore(
    (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    () => choices.get(cid) ?? everything,
    () => everything,
  );
  const choose = (change: Partial<Chosen>): void => {
    choices.set(cid, { ...(choices.get(cid) ?? everything), ...change });
    for (const reader of readers) reader();
  };
  return [chosen, choose];
}
