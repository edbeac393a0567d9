import { randomKey } from './random-key.ts';

/** What we keep beside an entry of the browser's history. */
interface EntryState {
  /** Names the entry, for its scroll. */
  key: string;
  /** How many entries of ours lie before it. */
  index: number;
}

export type Move = 'push' | 'replace' | 'pop';

const listeners = new Set<(move: Move) => void>();

function state(): EntryState | null {
  const kept = window.history.state as Partial<EntryState> | null;
  return typeof kept?.key === 'string' && typeof kept.index === 'number' ? { key: kept.key, index: kept.index } : null;
}

function tell(move: Move): void {
  for (const listener of listeners) listener(move);
}

/** The browser's history, as far as it is ours. Addresses are full paths (`/meetingapp/…`). */
export const history = {
  push(address: string): void {
    const entry: EntryState = { key: randomKey(), index: (state()?.index ?? 0) + 1 };
    window.history.pushState(entry, '', address);
    tell('push');
  },
  replace(address: string): void {
    const entry: EntryState = { key: randomKey(), index: state()?.index ?? 0 };
    window.history.replaceState(entry, '', address);
    tell('replace');
  },
  back(): void {
    window.history.back();
  },
  /** Whether Back stays in this app. */
  canGoBack: (): boolean => (state()?.index ?? 0) > 0,
  /** The name of the present entry; survives a reload. */
  key(): string {
    const kept = state();
    if (kept) return kept.key;
    const first: EntryState = { key: randomKey(), index: 0 };
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
