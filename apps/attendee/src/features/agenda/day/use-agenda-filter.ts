import { useSyncExternalStore } from 'react';

/** Filter of the agenda. `day` null: the default day. `hall` 0: all halls. */
export interface AgendaFilter {
  day: string | null;
  hall: number;
  mine: boolean;
}

const everything: AgendaFilter = { day: null, hall: 0, mine: false };
const choices = new Map<string, AgendaFilter>();
const readers = new Set<() => void>();

/** Changes parts of the filter for all layouts. */
export function setAgendaFilter(cid: string, change: Partial<AgendaFilter>): void {
  choices.set(cid, { ...(choices.get(cid) ?? everything), ...change });
  for (const reader of readers) reader();
}

/** Day, hall and "mine" of a conference, shared by all layouts until the app closes. */
export function useAgendaFilter(cid: string): AgendaFilter {
  return useSyncExternalStore(
    (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    () => choices.get(cid) ?? everything,
    () => everything,
  );
}
