import { randomKey } from '../calls/random-key.ts';

/** State stored with an entry of the browser's history. */
interface EntryState {
  /** Id of the entry, for its scroll position. */
  key: string;
  /** Number of this app's entries before it. */
  index: number;
  /** Addresses of the nearest entries before it, nearest last. */
  trail: readonly string[];
}

/** Addresses remembered; nobody returns further than this in one step. */
const TRAIL = 6;

export type Move = 'push' | 'replace' | 'pop';

const listeners = new Set<(move: Move) => void>();

function state(): EntryState | null {
  const kept = window.history.state as Partial<EntryState> | null;
  if (typeof kept?.key !== 'string' || typeof kept.index !== 'number') return null;
  return { key: kept.key, index: kept.index, trail: Array.isArray(kept.trail) ? kept.trail : [] };
}

function tell(move: Move): void {
  for (const listener of listeners) listener(move);
}

/** This app's part of the browser's history. Addresses are full paths (`/meetingapp/…`). */
export const history = {
  push(address: string): void {
    const here = state();
    const trail = [...(here?.trail ?? []), location.pathname + location.search].slice(-TRAIL);
    const entry: EntryState = { key: randomKey(), index: (here?.index ?? 0) + 1, trail };
    window.history.pushState(entry, '', address);
    tell('push');
  },
  replace(address: string): void {
    const here = state();
    const entry: EntryState = { key: randomKey(), index: here?.index ?? 0, trail: here?.trail ?? [] };
    window.history.replaceState(entry, '', address);
    tell('replace');
  },
  back(): void {
    window.history.back();
  },
  /** Goes back to the entry with an address, dropping those after it; replaces the current entry when none is near. */
  return(address: string): void {
    const trail = state()?.trail ?? [];
    const at = trail.lastIndexOf(address);
    if (at === -1) history.replace(address);
    else window.history.go(at - trail.length);
  },
  /** True when Back stays in this app. */
  canGoBack: (): boolean => (state()?.index ?? 0) > 0,
  /** Id of the current entry; survives a reload. */
  key(): string {
    const kept = state();
    if (kept) return kept.key;
    const first: EntryState = { key: randomKey(), index: 0, trail: [] };
    window.history.replaceState(first, '');
    return first.key;
  },
  subscribe(listener: (move: Move) => void): () => void {
    const popped = (): void => listener('pop');
    listeners.add(listener);
    addEventListener('popstate', popped);
    return () => {
      listeners.delete(listener);
      removeEventListener('popstate', popped);
    };
  },
};
